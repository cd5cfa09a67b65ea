import type { RelayContext } from '../RelayContext.js'
import type { Connection } from './Connection.js'
import { closeSocket } from './closeSocket.js'
import { slowDown } from './slowDown.js'
import { takeTokens } from './takeTokens.js'

type Kind = 'frames' | 'publishes'

/**
 * Counts what a client does against its allowance and that of its address. Whoever is too fast is read more slowly;
 * whoever sends on regardless is thrown out, and false says that this was the last straw.
 */
export function throttle(caller: Connection, kind: Kind, count: number, relay: RelayContext): boolean {
  const { limits, perAddress } = relay
  const own = takeTokens(caller[kind], limits[kind], count, performance.now())
  const overdrawn = Math.max(own, perAddress[kind].take(caller.addressKey, count))
  if (overdrawn <= limits.floodTime) {
    slowDown(caller, overdrawn)
    return true
  }
  const { socket } = caller
  // What had arrived by then is still read, and must not close it again.
  if (socket.readyState === socket.OPEN) closeSocket(socket, 1008, `flood: Too many ${kind}.`)
  return false
}
