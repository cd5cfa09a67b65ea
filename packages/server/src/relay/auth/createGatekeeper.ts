import { createRateLimiter } from '../../http/createRateLimiter.js'
import type { RelayLimits } from '../relayLimits.js'

const maximumBlocked = 20_000

/** Keeps count of attempts per address, so that those who hammer at the door are turned away unread. */
export function createGatekeeper(limits: RelayLimits) {
  const attempts = createRateLimiter(limits.connects)
  const refusals = createRateLimiter(limits.refusals)
  const blockedUntil = new Map<string, number>()

  return {
    /** Counts an attempt and says whether it may be looked at. */
    admits(addressKey: string, openConnections: number): boolean {
      const until = blockedUntil.get(addressKey)
      if (until !== undefined && until > performance.now()) return false
      blockedUntil.delete(addressKey)
      return attempts.take(addressKey) === 0 && openConnections < limits.connectionsPerAddress
    },
    noteRefusal(addressKey: string) {
      const seconds = refusals.take(addressKey)
      if (seconds === 0) return
      blockedUntil.delete(addressKey)
      blockedUntil.set(addressKey, performance.now() + seconds * 1000)
      const oldest = blockedUntil.keys().next()
      if (blockedUntil.size > maximumBlocked && !oldest.done) blockedUntil.delete(oldest.value)
    },
  }
}
