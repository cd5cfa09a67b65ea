import type { WebSocket } from 'ws'

const patience = 1000

/** Says goodbye with a code and a reason, and does not wait long for the answer. */
export function closeSocket(socket: WebSocket, code: number, reason: string) {
  if (socket.isPaused) socket.resume()
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), patience)
  socket.once('close', () => clearTimeout(timer))
}
