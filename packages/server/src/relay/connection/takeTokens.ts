import type { RateLimit } from '../../http/createRateLimiter.js'

/** What is left of an allowance; one per connection and kind of call, so it is kept small. */
export interface Allowance {
  tokens: number
  filledAt: number
}

export function createAllowance({ burst }: RateLimit, now: number): Allowance {
  return { tokens: burst, filledAt: now }
}

/**
 * A debt is paid back at this part of the usual speed: whoever is always too fast gets less than whoever keeps to the
 * limit, so that a flood costs little once it has begun.
 */
const debtSpeed = 0.25

/** Takes tokens, below zero if need be, and says for how many milliseconds the allowance is overdrawn. */
export function takeTokens(allowance: Allowance, limit: RateLimit, count: number, now: number): number {
  refill(allowance, limit, now)
  allowance.tokens -= count
  return allowance.tokens >= 0 ? 0 : Math.ceil((-allowance.tokens / limit.perSecond) * 1000)
}

/** Takes tokens only when there are as many. */
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
