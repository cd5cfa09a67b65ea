import { setNewest } from '../setNewest.js'

export interface CacheOptions {
  lifetime: number
  staleFor?: number | undefined
  most?: number | undefined
  now?: (() => number) | undefined
}

interface Entry<Value> {
  value: Value
  at: number
  load: number
}

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
    // A load that started after this one has already finished with a newer value.
    if ((entries.get(key)?.load ?? 0) > load) return
    setNewest(entries, key, { value, at: now(), load }, most)
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

  /** `mostAge` lowers the accepted age; 0 also ignores loads already in flight. */
  return async function get(key: string, load: () => Promise<Value>, mostAge = lifetime): Promise<Value> {
    const entry = entries.get(key)
    if (entry && now() - entry.at < Math.min(mostAge, lifetime)) return entry.value
    const flight = mostAge > 0 ? flights.get(key) : undefined
    // `async`, because a synchronous throw would leave the flight registered forever.
    return await (flight ?? start(key, async () => await load()))
  }
}
