import type { RateLimit } from '../../http/createRateLimiter.js'
import { type Allowance, createAllowance, takeTokens } from './takeTokens.js'

const maximumKeys = 20_000

export interface Allowances {
  /** Takes tokens, possibly below zero, and returns for how many milliseconds the key is overdrawn. */
  take(key: string, count: number): number
}

/** Token buckets by key, shared by several connections. The least recently used key is evicted first. */
export function createAllowances(limit: RateLimit): Allowances {
  const known = new Map<string, Allowance>()
  return {
    take(key, count) {
      const time = performance.now()
      const allowance = known.get(key) ?? createAllowance(limit, time)
      known.delete(key)
      known.set(key, allowance)
      const oldest = known.keys().next()
      if (known.size > maximumKeys && !oldest.done) known.delete(oldest.value)
      return takeTokens(allowance, limit, count, time)
    },
  }
}
