import type { RelayContext } from '../RelayContext.js'
import type { Connection } from './Connection.js'
import { closeSocket } from './closeSocket.js'

/** Ends the connection of a client that does harm. Its address is remembered: who does it again is not let in. */
export function throwOut(
  connection: Connection,
  { code, reason }: { code: 1003 | 1008; reason: string },
  { onHarm }: RelayContext,
) {
  if (connection.isThrownOut) return
  connection.isThrownOut = true
  onHarm(connection.addressKey)
  closeSocket(connection.socket, code, reason)
  // What it goes on sending is not worth reading, not even for its goodbye.
  connection.socket.pause()
}
