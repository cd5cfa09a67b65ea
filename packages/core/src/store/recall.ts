import type { Portico } from '../runtime/Portico.js'

/** Key of per-instance data outside the state: timers, requests in flight, counters. */
export interface MemoryKey<T> {
  readonly create: (portico: Portico) => T
}

export function recall<T>(portico: Portico, key: MemoryKey<T>): T {
  // Only this function writes to the map, so a key's value has the type of its `create`.
  if (!portico.memory.has(key)) portico.memory.set(key, key.create(portico))
  return portico.memory.get(key) as T
}
