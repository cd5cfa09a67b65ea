import { createRateLimiter } from '../../http/createRateLimiter.js'
import { setNewest } from '../../setNewest.js'
import { createTokenBuckets } from '../connection/createTokenBuckets.js'
import type { RelayLimits } from '../relayLimits.js'

const maximumBlocked = 20_000
// Milliseconds. Kept short, because other clients of the address are blocked too.
const longestBlock = 30_000

/**
 * Limits connection attempts per address before anything they send is parsed. An address whose clients were
 * repeatedly disconnected for abuse is blocked for a while. An invalid token does not count: it does no harm, and
 * clients with valid tokens may share the address.
 */
export function createConnectionLimiter(limits: RelayLimits) {
  const attempts = createRateLimiter(limits.connects)
  const harms = createTokenBuckets(limits.harms)
  const blockedUntil = new Map<string, number>()

  const hasRoom = (openConnections: number) => openConnections < limits.connectionsPerAddress

  return {
    hasRoom,
    admits(addressKey: string, openConnections: number): boolean {
      const until = blockedUntil.get(addressKey)
      if (until !== undefined && until > performance.now()) return false
      blockedUntil.delete(addressKey)
      return attempts.take(addressKey) === 0 && hasRoom(openConnections)
    },
    recordAbuse(addressKey: string) {
      const overdrawn = harms.take(addressKey, 1)
      if (overdrawn === 0) return
      const until = performance.now() + Math.min(overdrawn, longestBlock)
      setNewest(blockedUntil, addressKey, until, maximumBlocked)
    },
  }
}
