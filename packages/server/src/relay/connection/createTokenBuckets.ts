import type { RateLimit } from '../../http/createRateLimiter.js'
import { createTokenBucket, type TokenBucket, takeTokens } from './takeTokens.js'

const maximumKeys = 20_000

export interface TokenBuckets {
  /** Takes tokens, possibly below zero, and returns for how many milliseconds the key is overdrawn. */
  take(key: string, count: number): number
}

/** Token buckets by key, shared by several connections. The least recently used key is evicted first. */
export function createTokenBuckets(limit: RateLimit): TokenBuckets {
  const known = new Map<string, TokenBucket>()
  return {
    take(key, count) {
      const time = performance.now()
      const bucket = known.get(key) ?? createTokenBucket(limit, time)
      known.delete(key)
      known.set(key, bucket)
      const oldest = known.keys().next()
      if (known.size > maximumKeys && !oldest.done) known.delete(oldest.value)
      return takeTokens(bucket, limit, count, time)
    },
  }
}
