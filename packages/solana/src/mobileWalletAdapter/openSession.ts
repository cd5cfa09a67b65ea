import { parseJson, readProperty } from '@portico/core/adapter'
import { malformedAnswer, PorticoError, pairingEnded } from '@portico/protocol'
import { base64 } from '@scure/base'
import type { Cipher } from './createCipher.js'
import type { Handshake } from './createHandshake.js'

export type WebSocketConstructor = new (url: string, protocols: string[]) => WebSocket

export const protocols = {
  binary: 'com.solana.mobilewalletadapter.v1',
  text: 'com.solana.mobilewalletadapter.v1.base64',
} as const

export interface WalletSession {
  request(method: string, params: object): Promise<unknown>
  close(): void
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * Introduces the page over an open socket. Directly connected wallets are greeted at once; a reflector says with an
 * empty message when the wallet has joined.
 */
export function openSession(
  socket: WebSocket,
  handshake: Handshake,
  { waitsForPeer }: { readonly waitsForPeer: boolean },
): Promise<WalletSession> {
  const waiting = new Map<number, Waiting>()
  let cipher: Cipher | undefined
  let hasGreeted = false
  let lastId = 0
  // Messages are encrypted and decrypted in the order of their sequence numbers.
  let outgoing: Promise<unknown> = Promise.resolve()
  let incoming: Promise<unknown> = Promise.resolve()
  const isText = socket.protocol === protocols.text

  const send = (bytes: Uint8Array<ArrayBuffer>) => socket.send(isText ? base64.encode(bytes) : bytes)

  return new Promise((resolve, reject) => {
    function fail(error: unknown): void {
      reject(error)
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      socket.close()
    }

    async function greet(): Promise<void> {
      if (hasGreeted) return
      hasGreeted = true
      send(await handshake.createHello())
    }

    async function receive(message: Uint8Array<ArrayBuffer>): Promise<void> {
      if (message.length === 0) return greet()
      if (cipher) return settle(parseJson(await cipher.decrypt(message)))
      if (!hasGreeted) throw new PorticoError(malformedAnswer)
      cipher = await handshake.readHello(message)
      resolve({ request, close: () => socket.close() })
    }

    function settle(response: unknown): void {
      const id = readProperty(response, 'id')
      const open = typeof id === 'number' ? waiting.get(id) : undefined
      if (typeof id !== 'number' || !open) return
      waiting.delete(id)
      const error = readProperty(response, 'error')
      if (error) open.reject(error)
      else open.resolve(readProperty(response, 'result'))
    }

    function request(method: string, params: object): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        outgoing = outgoing
          .then(
            async () =>
              cipher && send(await cipher.encrypt(JSON.stringify({ jsonrpc: '2.0', id, method, params }))),
          )
          .catch(fail)
      })
    }

    socket.addEventListener('message', ({ data }) => {
      incoming = incoming.then(() => receive(toBytes(data))).catch(fail)
    })
    socket.addEventListener('close', () => fail(new PorticoError(pairingEnded)))
    if (!waitsForPeer) greet().catch(fail)
  })
}

export function toBytes(data: unknown): Uint8Array<ArrayBuffer> {
  if (data instanceof ArrayBuffer) return new Uint8Array(data)
  if (typeof data === 'string') return Uint8Array.from(base64.decode(data))
  throw new PorticoError(malformedAnswer)
}
