export interface RateLimit {
  /** Requests that may come at once. */
  burst: number
  /** Requests that are earned back per second. */
  perSecond: number
}

interface Bucket {
  tokens: number
  filledAt: number
}

const maximumBuckets = 20_000

/** Token buckets in memory, one per key. Keys are never stored anywhere else, so addresses are not either. */
export function createRateLimiter({ burst, perSecond }: RateLimit, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()

  /** Takes one request, or several, from the key's bucket; returns the seconds to wait when it has too few, else 0. */
  function take(key: string, count = 1): number {
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: burst, filledAt: time }
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.filledAt) / 1000) * perSecond)
    const allowed = tokens >= count
    // Set anew, so that the map's first key is the one used longest ago.
    buckets.delete(key)
    buckets.set(key, { tokens: allowed ? tokens - count : tokens, filledAt: time })
    const oldest = buckets.keys().next()
    if (buckets.size > maximumBuckets && !oldest.done) buckets.delete(oldest.value)
    return allowed ? 0 : Math.ceil((count - tokens) / perSecond)
  }

  /** Takes what a request turned out to cost. It may leave a debt, of at most another burst, that later requests wait for. */
  function charge(key: string, count = 1): void {
    take(key, 0)
    const bucket = buckets.get(key)
    if (bucket) bucket.tokens = Math.max(-burst, bucket.tokens - count)
  }

  return { take, charge }
}
