import type { Portico } from '../types/Portico.js'

/** A thing an instance remembers outside its state: timers, flights, counters. The key says how it begins. */
export interface MemoryKey<T> {
  readonly create: () => T
}

export function recall<T>(portico: Portico, key: MemoryKey<T>): T {
  // Only this function writes to the map, so a key's value is what its `create` made.
  if (!portico.memory.has(key)) portico.memory.set(key, key.create())
  return portico.memory.get(key) as T
}
