import type { RateLimit } from '../../http/createRateLimiter.js'

/** A token bucket; there is one per connection and kind of request, so it is kept small. */
export interface TokenBucket {
  tokens: number
  filledAt: number
}

export function createTokenBucket({ burst }: RateLimit, now: number): TokenBucket {
  return { tokens: burst, filledAt: now }
}

/**
 * A debt is repaid at this fraction of the normal rate, so that a sustained flood gets less than a client within its
 * limit.
 */
const debtSpeed = 0.25

/** Takes tokens, possibly below zero, and returns for how many milliseconds the bucket is overdrawn. */
export function takeTokens(bucket: TokenBucket, limit: RateLimit, count: number, now: number): number {
  refill(bucket, limit, now)
  bucket.tokens -= count
  return bucket.tokens >= 0 ? 0 : Math.ceil((-bucket.tokens / limit.perSecond) * 1000)
}

export function tryTokens(bucket: TokenBucket, limit: RateLimit, count: number, now: number): boolean {
  refill(bucket, limit, now)
  if (bucket.tokens < count) return false
  bucket.tokens -= count
  return true
}

function refill(bucket: TokenBucket, { burst, perSecond }: RateLimit, now: number) {
  const earned = (Math.max(0, now - bucket.filledAt) / 1000) * perSecond
  const { tokens } = bucket
  const paid = tokens < 0 ? Math.min(earned * debtSpeed, -tokens) : 0
  bucket.tokens = Math.min(burst, tokens + paid + earned - paid / debtSpeed)
  bucket.filledAt = now
}
