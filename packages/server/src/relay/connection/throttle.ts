import type { RelayContext } from '../RelayContext.js'
import type { Connection } from './Connection.js'
import { slowDown } from './slowDown.js'
import { takeTokens } from './takeTokens.js'
import { throwOut } from './throwOut.js'

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
  throwOut(caller, `flood: Too many ${kind}.`, relay)
  return false
}
