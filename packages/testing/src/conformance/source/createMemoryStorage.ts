import type { StorageArea } from '@portico/core/adapter'

/** A storage for the time of a test. */
export function createMemoryStorage(): StorageArea {
  const values = new Map<string, string>()
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}
