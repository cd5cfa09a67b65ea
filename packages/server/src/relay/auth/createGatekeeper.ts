import { createRateLimiter } from '../../http/createRateLimiter.js'
import { createAllowances } from '../connection/createAllowances.js'
import type { RelayLimits } from '../relayLimits.js'

const maximumBlocked = 20_000
// Milliseconds: whoever shares the address waits as long.
const longestBlock = 30_000

/**
 * Keeps count of attempts per address, before anything that they say is looked at. An address whose clients were thrown
 * out again and again is left outside for a while. A token that is not good does not count: it does no harm, and
 * behind the same address are others whose tokens are.
 */
export function createGatekeeper(limits: RelayLimits) {
  const attempts = createRateLimiter(limits.connects)
  const harms = createAllowances(limits.harms)
  const blockedUntil = new Map<string, number>()

  const hasRoom = (openConnections: number) => openConnections < limits.connectionsPerAddress

  return {
    hasRoom,
    /** Counts an attempt and says whether it may be looked at. */
    admits(addressKey: string, openConnections: number): boolean {
      const until = blockedUntil.get(addressKey)
      if (until !== undefined && until > performance.now()) return false
      blockedUntil.delete(addressKey)
      return attempts.take(addressKey) === 0 && hasRoom(openConnections)
    },
    noteHarm(addressKey: string) {
      const overdrawn = harms.take(addressKey, 1)
      if (overdrawn === 0) return
      blockedUntil.delete(addressKey)
      blockedUntil.set(addressKey, performance.now() + Math.min(overdrawn, longestBlock))
      const oldest = blockedUntil.keys().next()
      if (blockedUntil.size > maximumBlocked && !oldest.done) blockedUntil.delete(oldest.value)
    },
  }
}
