export interface CacheOptions {
  /** Milliseconds for which a value is served without asking. */
  lifetime: number
  /** Milliseconds for which it is served where asking again fails. */
  staleFor?: number | undefined
  most?: number | undefined
  now?: (() => number) | undefined
}

interface Entry<Value> {
  value: Value
  at: number
  /** Which of all loads it came of. */
  load: number
}

/** Answers in memory: asked for once however many wait, kept for a while, and for longer where nothing newer is to be had. */
export function createCache<Value>({
  lifetime,
  staleFor = lifetime,
  most = 2000,
  now = Date.now,
}: CacheOptions) {
  const entries = new Map<string, Entry<Value>>()
  const flights = new Map<string, Promise<Value>>()
  let loads = 0

  function keep(key: string, value: Value, load: number) {
    // A load that began after this one has already answered; its value is newer.
    if ((entries.get(key)?.load ?? 0) > load) return
    // Set anew, so that the map's first key is the one made longest ago.
    entries.delete(key)
    entries.set(key, { value, at: now(), load })
    const oldest = entries.keys().next()
    if (entries.size > most && !oldest.done) entries.delete(oldest.value)
  }

  async function fly(key: string, load: () => Promise<Value>): Promise<Value> {
    const number = ++loads
    try {
      const value = await load()
      keep(key, value, number)
      return value
    } catch (error) {
      const entry = entries.get(key)
      if (entry && now() - entry.at < staleFor) return entry.value
      throw error
    }
  }

  function start(key: string, load: () => Promise<Value>): Promise<Value> {
    const flight = fly(key, load).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    flights.set(key, flight)
    return flight
  }

  /** `mostAge` asks for something younger than usual; 0 for nothing that was begun before. */
  return async function get(key: string, load: () => Promise<Value>, mostAge = lifetime): Promise<Value> {
    const entry = entries.get(key)
    if (entry && now() - entry.at < Math.min(mostAge, lifetime)) return entry.value
    const flight = mostAge > 0 ? flights.get(key) : undefined
    // A promise in any case: what throws at once would be over before it is under way, and so stay there for ever.
    return await (flight ?? start(key, async () => await load()))
  }
}
