import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../root.mjs'

// The server's own copy: the repository itself has no websockets.
const { WebSocket } = createRequire(join(root, 'packages/server/package.json'))('ws')

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const encode = value => Buffer.from(JSON.stringify(value)).toString('base64url')

export const createTopic = () => randomBytes(32).toString('hex')

function createToken(audience) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x, 'base64url').toString('hex')
  let value = BigInt(`0xed01${key}`)
  let id = ''
  for (; value > 0n; value /= 58n) id = alphabet[Number(value % 58n)] + id
  const iat = Math.floor(Date.now() / 1000)
  const claims = { iss: `did:key:z${id}`, sub: createTopic(), aud: audience, iat, exp: iat + 86_400 }
  const text = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

/**
 * A client that acknowledges what it gets. `place` chooses one of the machine's own addresses, since the relay
 * limits connections per address.
 */
export async function connectClient(port, place, onMessage = () => {}) {
  const url = `ws://127.0.0.1:${port}/relay`
  const address = `${url}?auth=${createToken(url)}&projectId=portico-sandbox`
  const localAddress = `127.0.${Math.floor(place / 200)}.${(place % 200) + 2}`
  const socket = new WebSocket(address, { localAddress, perMessageDeflate: false })
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
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  /** True when the relay says so, false when it says otherwise or is gone. */
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
    close: () => socket.terminate(),
  }
}
