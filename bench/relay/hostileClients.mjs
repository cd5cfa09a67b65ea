import { randomBytes } from 'node:crypto'
import { connectClient, getSocketOptions, WebSocket } from './connectClient.mjs'
import { createIdentity, createTopic } from './createIdentity.mjs'

/**
 * Hostile clients in their own process, from a few addresses. They send as fast as the relay reads: nothing is
 * written while a socket's buffer is full.
 */
const [port, each] = process.argv.slice(2).map(Number)
const perAddress = 100
const bufferedMost = 64 * 1024
const filler = randomBytes(508).toString('base64')
const garbage = ['{', '[]', 'null', '{"id":1}', '\u0000\u0001', `{"a":"${'x'.repeat(200)}"}`]
const stats = { closed: {}, opened: 0, frames: 0 }

// Sends messages to clients that never read, more than the relay buffers per client.
const feeder = await connectClient(port, 999)

let place = 1000
function openSocket(index, act) {
  if (index % perAddress === 0) place++
  const identity = createIdentity()
  const options = getSocketOptions(place)
  const open = () => {
    const socket = new WebSocket(identity.getUrl(port), options)
    socket.on('error', () => {})
    socket.on('open', () => {
      stats.opened++
      act(socket)
    })
    socket.on('close', code => {
      stats.closed[code] = (stats.closed[code] ?? 0) + 1
      setTimeout(open, 1000 + Math.random() * 3000)
    })
  }
  open()
}

function pump(getFrame) {
  return socket => {
    const timer = setInterval(() => {
      for (let count = 0; count < 50 && socket.bufferedAmount < bufferedMost; count++) {
        socket.send(getFrame())
        stats.frames++
      }
    }, 100)
    socket.once('close', () => clearInterval(timer))
  }
}

const frame = (method, params) => JSON.stringify({ id: '1', jsonrpc: '2.0', method, params })
const unread = Array.from({ length: each }, createTopic)
const floodTopics = Array.from({ length: 1000 }, createTopic)
let count = 0

for (let index = 0; index < each; index++) {
  openSocket(index, socket => {
    socket.send(frame('irn_subscribe', { topic: unread[index] }))
    setTimeout(() => socket.pause(), 50)
  })
}
for (let index = 0; index < each; index++) {
  openSocket(
    index,
    pump(() =>
      frame('irn_publish', {
        topic: floodTopics[count % floodTopics.length],
        message: `${count++} ${filler}`,
        ttl: 300,
        tag: 1,
      }),
    ),
  )
}
for (let index = 0; index < each; index++) {
  openSocket(
    index,
    pump(() => garbage[Math.floor(Math.random() * garbage.length)]),
  )
}

let fed = 0
setInterval(() => void feeder.publish(unread[fed % each], `${fed++} ${'x'.repeat(100_000)}`), 50)
process.on('message', () => process.send(stats))
// The measuring process is gone.
process.on('disconnect', () => process.exit())
process.send('ready')
