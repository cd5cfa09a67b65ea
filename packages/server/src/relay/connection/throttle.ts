import type { RelayContext } from '../RelayContext.js'
import type { Connection } from './Connection.js'
import { takeTokens } from './takeTokens.js'
import { throwOut } from './throwOut.js'

type Kind = 'frames' | 'publishes'

/** Of its own allowance, what a client may have used that is not held to account for the debt of its address. */
const quietShare = 0.04

/**
 * Counts what a client does against its allowance and that of its address. Whoever is too fast is read more slowly;
 * whoever sends on regardless is thrown out, and false says that this was the last straw. A client that hardly
 * uses its own allowance is not thrown out for its neighbours, who may be everybody behind the same router.
 */
export function throttle(caller: Connection, kind: Kind, count: number, relay: RelayContext): boolean {
  const { limits, perAddress, intake } = relay
  const own = takeTokens(caller[kind], limits[kind], count, performance.now())
  const shared = perAddress[kind].take(caller.addressKey, count)
  const isQuiet = caller[kind].tokens >= limits[kind].burst * (1 - quietShare)
  if (own <= limits.floodTime && (isQuiet || shared <= limits.floodTime)) {
    intake.slowDown(caller, Math.max(own, shared))
    return true
  }
  throwOut(caller, { code: 1008, reason: `flood: Too many ${kind}.` }, relay)
  return false
}
