import type { RelayContext } from '../RelayContext.js'
import type { Connection } from './Connection.js'
import { closeSocket } from './closeSocket.js'

/** Disconnects an abusive client and records it against its address, which may get blocked. */
export function disconnectAbuser(
  connection: Connection,
  { code, reason }: { code: 1003 | 1008; reason: string },
  { onAbuse }: RelayContext,
) {
  if (connection.isAbusive) return
  connection.isAbusive = true
  onAbuse(connection.addressKey)
  closeSocket(connection.socket, code, reason)
  // Further data is not read, not even its close frame.
  connection.socket.pause()
}
