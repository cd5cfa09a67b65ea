import type { Duplex } from 'node:stream'

const patience = 1000

/**
 * Responds to an upgrade request without opening a WebSocket, and destroys the socket soon after: no other code owns
 * it, and an open one would keep the server from stopping.
 */
export function answerRaw(socket: Duplex, status: string, headers = '') {
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  const timer = setTimeout(() => socket.destroy(), patience)
  socket.once('close', () => clearTimeout(timer))
}
