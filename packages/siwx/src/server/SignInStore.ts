export interface SignInStore {
  /** Stores a key until a Unix time in milliseconds. Returns false if it is stored already. Must be atomic. */
  take(key: string, until: number): Promise<boolean>
  has(key: string): Promise<boolean>
}

const fewest = 1000

/** In-memory store for a single process: used nonces are forgotten when it ends. */
export function createMemoryStore(now: () => number = Date.now): SignInStore {
  const kept = new Map<string, number>()
  const isKept = (key: string) => (kept.get(key) ?? 0) > now()
  let cleanAt = fewest

  /** Runs when the size has doubled, because ended sessions are kept for days and nonces for minutes. */
  function forgetOld() {
    if (kept.size < cleanAt) return
    for (const [key, until] of kept) if (until <= now()) kept.delete(key)
    cleanAt = Math.max(fewest, kept.size * 2)
  }

  return {
    async take(key, until) {
      forgetOld()
      if (isKept(key)) return false
      kept.set(key, until)
      return true
    },
    has: async key => isKept(key),
  }
}
