import type { Environment } from '../environment/Environment.js'
import { isFresh } from './isFresh.js'

export interface CacheEntry<T> {
  readonly value: T
  readonly timestamp: number
}

export interface CacheOptions<T> {
  readonly environment: Pick<Environment, 'now'>
  readonly cache: Map<string, CacheEntry<T>>
  readonly key: string
  readonly lifetime: number
}

/** Gives the last answer for as long as its lifetime; failures are not kept. */
export async function withCache<T>(run: () => Promise<T>, options: CacheOptions<T>): Promise<T> {
  const { environment, cache, key, lifetime } = options
  const entry = cache.get(key)
  if (entry && isFresh(entry.timestamp, lifetime, environment.now())) return entry.value
  const value = await run()
  cache.set(key, { value, timestamp: environment.now() })
  return value
}
