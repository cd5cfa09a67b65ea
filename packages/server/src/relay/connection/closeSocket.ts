import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

const patience = 1000

export function closeSocket(socket: WebSocket, code: number, reason: string) {
  if (socket.isPaused) socket.resume()
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), patience)
  socket.once('close', () => clearTimeout(timer))
}

const returnsPerSecond = 500

/** Closes a connection because the relay restarts. The random delay in the reason spreads the reconnects. */
export async function closeForRestart(socket: WebSocket, clients: number): Promise<void> {
  if (socket.readyState === socket.CLOSED) return
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  const seconds = Math.random() * Math.ceil(clients / returnsPerSecond)
  closeSocket(socket, 1012, `restart: retry_after=${seconds.toFixed(1)}`)
  await closed
}

/** Destroys the socket soon after: no other code owns it, and it would keep the server from stopping. */
export function answerRaw(socket: Duplex, status: string, headers = '') {
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  const timer = setTimeout(() => socket.destroy(), patience)
  socket.once('close', () => clearTimeout(timer))
}
