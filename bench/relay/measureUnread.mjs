import { setTimeout } from 'node:timers/promises'
import { connectClient, getSocketOptions, WebSocket } from './connectClient.mjs'
import { createIdentity, createTopic } from './createIdentity.mjs'
import { startRelayProcess } from './startRelayProcess.mjs'

const place = 1500
const topicsOfMail = 60
const mail = 'x'.repeat(200_000)
const bufferedMost = 256 * 1024

/** How much memory clients of one address can make the relay use by not reading responses. */
export async function measureUnread(database, { seconds, connections }, note) {
  const most = {
    pings: await measure(database, seconds, connections, async () => socket => socket.ping('x'.repeat(125))),
    fetches: await measure(database, seconds, connections, async port => {
      const topics = Array.from({ length: topicsOfMail }, createTopic)
      const feeder = await connectClient(port, place - 1)
      for (const topic of topics) await feeder.publish(topic, mail)
      feeder.close()
      let count = 0
      return socket => socket.send(fetchFrom(topics[count++ % topicsOfMail]))
    }),
  }
  for (const [kind, { before, grown }] of Object.entries(most)) {
    const words = `${before.toFixed(0)} MiB, then ${(before + grown).toFixed(0)} MiB`
    const what = `RL05 memory with unread answers to ${kind} on ${connections} connections`
    note(what, words, 'at most 100 MiB more', grown <= 100)
  }
}

const fetchFrom = topic =>
  JSON.stringify({ id: '1', jsonrpc: '2.0', method: 'irn_fetchMessages', params: { topic } })

async function measure(database, seconds, connections, prepare) {
  const relay = await startRelayProcess(database)
  const send = await prepare(relay.port)
  const before = relay.usage().memory
  let isDone = false
  const sockets = Array.from({ length: connections }, () => keepAsking(relay.port, send, () => isDone))
  let most = before
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    await setTimeout(200)
    most = Math.max(most, relay.usage().memory)
  }
  isDone = true
  for (const stop of sockets) stop()
  await relay.stop('SIGKILL')
  await database.clear()
  return { before, grown: most - before }
}

/** Sends requests as fast as the relay reads, and reconnects when it is disconnected. */
function keepAsking(port, send, isDone) {
  let socket
  const open = () => {
    if (isDone()) return
    socket = new WebSocket(createIdentity().getUrl(port), getSocketOptions(place))
    socket.on('error', () => {})
    const timer = setInterval(() => {
      if (socket.readyState !== 1) return
      socket.pause()
      for (let count = 0; count < 200 && socket.bufferedAmount < bufferedMost; count++) send(socket)
    }, 20)
    socket.on('close', () => {
      clearInterval(timer)
      globalThis.setTimeout(open, 500)
    })
  }
  open()
  return () => socket.terminate()
}
