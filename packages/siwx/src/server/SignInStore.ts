/** What a sign-in server has to remember between two requests. Shared by all servers of a site. */
export interface SignInStore {
  /** Remembers a key until a time (milliseconds since 1970). False where it is remembered already; at once, also in a race. */
  take(key: string, until: number): Promise<boolean>
  has(key: string): Promise<boolean>
}

const fewest = 1000

/** For one process: what it knows is gone when it ends, and with it which nonces were used. */
export function createMemoryStore(now: () => number = Date.now): SignInStore {
  const kept = new Map<string, number>()
  const isKept = (key: string) => (kept.get(key) ?? 0) > now()
  let cleanAt = fewest

  /** Each time that there are twice as many: ended sessions are kept for days, between nonces that are kept for minutes. */
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
