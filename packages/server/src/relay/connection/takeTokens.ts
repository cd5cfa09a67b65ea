import type { RateLimit } from '../../http/createRateLimiter.js'

/** A token bucket; there is one per connection and kind of request, so it is kept small. */
export interface Allowance {
  tokens: number
  filledAt: number
}

export function createAllowance({ burst }: RateLimit, now: number): Allowance {
  return { tokens: burst, filledAt: now }
}

/**
 * A debt is repaid at this fraction of the normal rate, so that a sustained flood gets less than a client within its
 * limit.
 */
const debtSpeed = 0.25

/** Takes tokens, possibly below zero, and returns for how many milliseconds the bucket is overdrawn. */
export function takeTokens(allowance: Allowance, limit: RateLimit, count: number, now: number): number {
  refill(allowance, limit, now)
  allowance.tokens -= count
  return allowance.tokens >= 0 ? 0 : Math.ceil((-allowance.tokens / limit.perSecond) * 1000)
}

export function tryTokens(allowance: Allowance, limit: RateLimit, count: number, now: number): boolean {
  refill(allowance, limit, now)
  if (allowance.tokens < count) return false
  allowance.tokens -= count
  return true
}

function refill(allowance: Allowance, { burst, perSecond }: RateLimit, now: number) {
  const earned = (Math.max(0, now - allowance.filledAt) / 1000) * perSecond
  const { tokens } = allowance
  const paid = tokens < 0 ? Math.min(earned * debtSpeed, -tokens) : 0
  allowance.tokens = Math.min(burst, tokens + paid + earned - paid / debtSpeed)
  allowance.filledAt = now
}
