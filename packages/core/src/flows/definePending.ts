import type { Portico } from '../runtime/Portico.js'
import type { StorageValues } from '../services/storageKeys.js'

type ListKey = 'openSends' | 'openSwaps' | 'payments'
type Entry<Key extends ListKey> = StorageValues[Key][number]

export interface PendingList<Entry> {
  readonly find: (portico: Portico, id: string | undefined) => Entry | undefined
  readonly keep: (portico: Portico, entry: Entry) => void
  /** Another tab may have started another: `isOwn` says whether the entry is the caller's. */
  readonly forget: (portico: Portico, id: string, isOwn?: (entry: Entry) => boolean) => void
}

/**
 * Stores what a wallet or service was asked for until its outcome is certain, so that a reload or another tab does not
 * repeat it. There is one entry for each id.
 */
export function definePending<Key extends ListKey>(
  key: Key,
  getId: (entry: Entry<Key>) => string,
  isAlive: (entry: Entry<Key>, now: number) => boolean = () => true,
): PendingList<Entry<Key>> {
  const list = ({ storage, environment }: Portico) => {
    const stored: readonly Entry<Key>[] = storage.get(key) ?? []
    return stored.filter(entry => isAlive(entry, environment.now()))
  }
  const listOthers = (portico: Portico, id: string) => list(portico).filter(entry => getId(entry) !== id)
  // The entries of this key.
  const write = ({ storage }: Portico, entries: readonly Entry<Key>[]) =>
    entries.length === 0 ? storage.remove(key) : storage.set(key, entries as StorageValues[Key])
  const find = (portico: Portico, id: string | undefined) => list(portico).find(entry => getId(entry) === id)
  return {
    find,
    keep: (portico, entry) => write(portico, [...listOthers(portico, getId(entry)), entry]),
    forget(portico, id, isOwn = () => true) {
      const known = find(portico, id)
      if (known && isOwn(known)) write(portico, listOthers(portico, id))
    },
  }
}
