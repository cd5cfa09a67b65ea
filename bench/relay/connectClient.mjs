import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { createIdentity } from './createIdentity.mjs'
import { within } from './within.mjs'

// The server's own dependency: the repository root has no WebSocket package.
export const { WebSocket } = createRequire(join(root, 'packages/server/package.json'))('ws')

const openSeconds = 60

/** A loopback address per client, because the relay limits connections per address. */
export const getSocketOptions = place => ({
  localAddress: `127.0.${Math.floor(place / 200)}.${(place % 200) + 2}`,
  perMessageDeflate: false,
})

/** A client that acknowledges what it receives. */
export async function connectClient(port, place, onMessage = () => {}, identity = createIdentity()) {
  const socket = new WebSocket(identity.getUrl(port), getSocketOptions(place))
  const pending = new Map()
  let count = 0
  let isOpen = true
  const end = () => {
    isOpen = false
    for (const settle of pending.values()) settle(false)
    pending.clear()
  }
  socket.on('error', end)
  socket.on('close', end)
  socket.on('message', data => {
    const frame = JSON.parse(data.toString())
    if (frame.method === 'irn_subscription') {
      socket.send(`{"id":${frame.id},"jsonrpc":"2.0","result":true}`)
      onMessage(frame.params.data.message)
      return
    }
    pending.get(frame.id)?.(frame.error === undefined)
    pending.delete(frame.id)
  })
  const opened = new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  await within(openSeconds, opened, () => 'The relay did not open a connection')

  /** Resolves to true if the relay confirms, and to false if it refuses or is gone. */
  const call = (method, params) =>
    new Promise(resolve => {
      if (!isOpen) return resolve(false)
      const id = `${Date.now()}${String(count++).padStart(6, '0')}`
      pending.set(id, resolve)
      socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    })
  return {
    publish: (topic, message) => call('irn_publish', { topic, message, ttl: 300, tag: 1108, prompt: true }),
    subscribe: topics => call('irn_batchSubscribe', { topics }),
    isOpen: () => isOpen,
    closed: new Promise(resolve => socket.once('close', resolve)),
    close: () => socket.terminate(),
  }
}
