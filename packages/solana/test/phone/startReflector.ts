import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { base64, base64urlnopad } from '@scure/base'
import { type WebSocket, WebSocketServer } from 'ws'

/** A reflector as the specification of the Mobile Wallet Adapter describes it. */
export async function startReflector(protocol = 'com.solana.mobilewalletadapter.v1') {
  const http = createServer()
  const server = new WebSocketServer({ server: http, handleProtocols: () => protocol })
  const isText = protocol.endsWith('.base64')
  const waiting = new Map<string, WebSocket>()
  /** What the reflector gets to see. */
  const seen: Buffer[] = []

  const send = (socket: WebSocket, bytes: Uint8Array) => socket.send(isText ? base64.encode(bytes) : bytes)

  function reflect(one: WebSocket, other: WebSocket): void {
    one.on('message', (data: Buffer, isBinary) => {
      seen.push(data)
      other.send(data, { binary: isBinary })
    })
    one.on('close', () => other.close())
  }

  server.on('connection', (socket, request) => {
    const id = new URL(request.url ?? '', 'ws://reflector').searchParams.get('id')
    if (id === null) {
      const bytes = crypto.getRandomValues(new Uint8Array(32))
      waiting.set(base64urlnopad.encode(bytes), socket)
      send(socket, Uint8Array.from([bytes.length, ...bytes]))
      return
    }
    const other = waiting.get(id.replace(/[=.]+$/, ''))
    if (!other) return socket.close()
    waiting.delete(id)
    reflect(socket, other)
    reflect(other, socket)
    for (const each of [socket, other]) send(each, new Uint8Array())
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`, // it listens on a port
    seen,
    async stop() {
      for (const socket of server.clients) socket.terminate()
      await new Promise(resolve => http.close(resolve))
    },
  }
}
