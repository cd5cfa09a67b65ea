import type { RelayContext } from '../RelayContext.js'
import type { Connection } from './Connection.js'
import { closeSocket } from './closeSocket.js'
import { takeTokens } from './createTokenBuckets.js'

type Kind = 'frames' | 'publishes'

/** Fraction of its own limit up to which a client is not held responsible for the debt of its address. */
const quietShare = 0.04

/**
 * Counts an action against the limits of the client and of its address. Above the limit, reading slows down; a client
 * that keeps sending is disconnected, and the result is false. A client that hardly uses its own limit is not
 * disconnected because of others behind the same router.
 */
export function throttle(caller: Connection, kind: Kind, count: number, relay: RelayContext): boolean {
  const { limits, perAddress, frameQueue } = relay
  const own = takeTokens(caller[kind], limits[kind], count, performance.now())
  const shared = perAddress[kind].take(caller.addressKey, count)
  const isQuiet = caller[kind].tokens >= limits[kind].burst * (1 - quietShare)
  if (own <= limits.floodTime && (isQuiet || shared <= limits.floodTime)) {
    frameQueue.slowDown(caller, Math.max(own, shared))
    return true
  }
  disconnectAbuser(caller, { code: 1008, reason: `flood: Too many ${kind}.` }, relay)
  return false
}

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
