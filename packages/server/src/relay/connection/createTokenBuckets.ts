import { setTimeout } from 'node:timers/promises'
import type { RateLimit } from '../../http/createRateLimiter.js'
import { setNewest } from '../../setNewest.js'
import type { RelayLimits } from '../relayLimits.js'

export interface TokenBucket {
  tokens: number
  filledAt: number
}

export function createTokenBucket({ burst }: RateLimit, now: number): TokenBucket {
  return { tokens: burst, filledAt: now }
}

/** Debts are repaid this slowly, so that a sustained flood gets less than a client within its limit. */
const debtSpeed = 0.25

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

const maximumKeys = 20_000

export type TokenBuckets = ReturnType<typeof createTokenBuckets>

export function createTokenBuckets(limit: RateLimit) {
  const known = new Map<string, TokenBucket>()
  return {
    take(key: string, count: number) {
      const time = performance.now()
      const bucket = known.get(key) ?? createTokenBucket(limit, time)
      setNewest(known, key, bucket, maximumKeys)
      return takeTokens(bucket, limit, count, time)
    },
  }
}

// Milliseconds; a client kept waiting longer may have timed out.
const longestWait = 2000

/** Some clients that lose their connection reconnect a hundred times per second for a few seconds. */
export function createConnectThrottle({ connectsPerClient }: RelayLimits) {
  const buckets = createTokenBuckets(connectsPerClient)
  return async (client: string) => {
    const wait = Math.min(buckets.take(client, 1), longestWait)
    if (wait > 0) await setTimeout(wait, undefined, { ref: false })
  }
}
