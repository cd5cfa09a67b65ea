import type { WebSocket } from 'ws'

const patience = 1000

/** Closes with a code and reason, and terminates if the peer does not respond soon. */
export function closeSocket(socket: WebSocket, code: number, reason: string) {
  if (socket.isPaused) socket.resume()
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), patience)
  socket.once('close', () => clearTimeout(timer))
}
