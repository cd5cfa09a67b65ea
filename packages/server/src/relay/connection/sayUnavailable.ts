import type { WebSocket } from 'ws'
import { closeSocket } from './closeSocket.js'

const longestDelay = 5

/** Ends a connection for which the database would be needed; the delay that it names spreads the return of many. */
export function sayUnavailable(socket: WebSocket) {
  const seconds = 1 + Math.random() * (longestDelay - 1)
  closeSocket(socket, 1013, `unavailable: retry_after=${seconds.toFixed(1)}`)
}
