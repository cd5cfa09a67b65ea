import type { WebSocket } from 'ws'
import { closeSocket } from './closeSocket.js'

const returnsPerSecond = 500

/** Closes a connection because the relay restarts. The random delay in the reason spreads the reconnects. */
export async function closeForRestart(socket: WebSocket, clients: number): Promise<void> {
  if (socket.readyState === socket.CLOSED) return
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  const seconds = Math.random() * Math.ceil(clients / returnsPerSecond)
  closeSocket(socket, 1012, `restart: retry_after=${seconds.toFixed(1)}`)
  await closed
}
