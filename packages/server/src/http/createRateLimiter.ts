import { setNewest } from '../setNewest.js'

export interface RateLimit {
  /** Maximum number of requests at once. */
  burst: number
  /** Requests regained per second. */
  perSecond: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

const maximumBuckets = 20_000

export const hourly = (count: number): RateLimit => ({ burst: count, perSecond: count / 3600 })

export const scaleLimit = ({ burst, perSecond }: RateLimit, factor: number): RateLimit => ({
  burst: Math.ceil(burst * factor),
  perSecond: perSecond * factor,
})

/** Token buckets in memory, one per key. Keys, which may be addresses, are stored nowhere else. */
export function createRateLimiter({ burst, perSecond }: RateLimit, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()

  function take(key: string, count = 1): number {
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: burst, filledAt: time }
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.filledAt) / 1000) * perSecond)
    const allowed = tokens >= count
    setNewest(buckets, key, { tokens: allowed ? tokens - count : tokens, filledAt: time }, maximumBuckets)
    return allowed ? 0 : Math.ceil((count - tokens) / perSecond)
  }

  /** Charges the actual cost of a request afterwards. The debt is at most one burst; later requests wait for it. */
  function charge(key: string, count = 1): void {
    take(key, 0)
    const bucket = buckets.get(key)
    if (bucket) bucket.tokens = Math.max(-burst, bucket.tokens - count)
  }

  return { take, charge }
}
