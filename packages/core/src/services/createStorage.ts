import { storageUnavailable } from '@portico/protocol'
import type { Environment } from './Environment.js'
import { type StorageKey, type StorageValues, storageKeys } from './storageKeys.js'

export interface PorticoStorage {
  get<Key extends StorageKey>(key: Key): StorageValues[Key] | undefined
  set<Key extends StorageKey>(key: Key, value: StorageValues[Key]): void
  remove(key: StorageKey): void
  subscribe<Key extends StorageKey>(
    key: Key,
    listener: (value: StorageValues[Key] | undefined) => void,
  ): () => void
}

/** Never throws. If the storage is blocked or full, values stay in memory; corrupt ones count as absent. */
export function createStorage(
  { storage, page, logger }: Pick<Environment, 'storage' | 'page' | 'logger'>,
  /** Separates two kits on one page. */
  instanceId?: string,
): PorticoStorage {
  const prefix = instanceId ? `@portico/${instanceId}/` : '@portico/'
  const memory = new Map<StorageKey, string>()
  let warned = false
  const warn = (error?: unknown) => {
    if (!warned) logger.warn(storageUnavailable.message, error)
    warned = true
  }

  const read = (key: StorageKey): string | null | undefined => {
    try {
      return memory.get(key) ?? storage?.getItem(prefix + key)
    } catch (error) {
      warn(error)
      return undefined
    }
  }

  const tryWrite = (key: StorageKey, text: string): boolean => {
    try {
      storage?.setItem(prefix + key, text)
      return storage !== undefined
    } catch {
      return false
    }
  }

  const remove = (key: StorageKey) => {
    memory.delete(key)
    try {
      storage?.removeItem(prefix + key)
    } catch (error) {
      warn(error)
    }
  }

  const isCache = (key: StorageKey) => storageKeys[key].cache === true
  const evictCaches = () => {
    for (const key of Object.keys(storageKeys) as StorageKey[]) if (isCache(key)) remove(key) // keys of our own table
  }

  return {
    get: key => parseStored(key, read(key)),
    set(key, value) {
      const text = JSON.stringify({ v: storageKeys[key].version, value })
      // Writing is slow and fires an event in every other tab.
      if (read(key) === text) return
      if (tryWrite(key, text)) return void memory.delete(key)
      // If the storage is full, caches are evicted, but never connections.
      if (storage && !isCache(key)) {
        evictCaches()
        if (tryWrite(key, text)) return void memory.delete(key)
      }
      warn()
      memory.set(key, text)
    },
    remove,
    subscribe(key, listener) {
      const onStorage = (event: Event) => {
        const change = event as StorageEvent // the only event type of this name
        // A null key means that everything was cleared.
        if (change.key !== prefix + key && change.key !== null) return
        listener(parseStored(key, change.key === null ? undefined : change.newValue))
      }
      page?.addEventListener('storage', onStorage)
      return () => page?.removeEventListener('storage', onStorage)
    },
  }
}

function parseStored<Key extends StorageKey>(
  key: Key,
  text: string | null | undefined,
): StorageValues[Key] | undefined {
  if (!text) return undefined
  try {
    const { v, value } = JSON.parse(text) as { v?: unknown; value?: unknown } // anything is parsed by its key below
    const { version, parse } = storageKeys[key]
    // A key's parser returns its value.
    return v === version ? (parse(value) as StorageValues[Key] | undefined) : undefined
  } catch {
    return undefined
  }
}
