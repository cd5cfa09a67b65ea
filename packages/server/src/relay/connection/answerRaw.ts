import type { Duplex } from 'node:stream'

const patience = 1000

/**
 * Answers an upgrade without making a WebSocket of it, and does not wait long for the client to close its end: nobody
 * else looks after such a socket, and one that stays open keeps the server from stopping.
 */
export function answerRaw(socket: Duplex, status: string, headers = '') {
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  const timer = setTimeout(() => socket.destroy(), patience)
  socket.once('close', () => clearTimeout(timer))
}
