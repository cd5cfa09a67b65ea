import type { Portico } from '../runtime/Portico.js'
import type { StorageValues } from '../services/storageKeys.js'

type ListKey = 'openSwaps' | 'payments'
type Entry<Key extends ListKey> = StorageValues[Key][number]

/**
 * Stores what a wallet or service was asked for until its outcome is certain, so that a reload or another tab does not
 * repeat it. There is one entry for each id.
 */
export function definePending<Key extends ListKey>(
  key: Key,
  getId: (entry: Entry<Key>) => string,
  isAlive: (entry: Entry<Key>, now: number) => boolean = () => true,
) {
  const list = ({ storage, environment }: Portico) => {
    const stored: readonly Entry<Key>[] = storage.get(key) ?? []
    return stored.filter(entry => isAlive(entry, environment.now()))
  }
  const listOthers = (portico: Portico, id: string) => list(portico).filter(entry => getId(entry) !== id)
  // The entries of this key.
  const write = ({ storage }: Portico, entries: readonly Entry<Key>[]) =>
    storage.set(key, entries as StorageValues[Key])
  const find = (portico: Portico, id: string | undefined): Entry<Key> | undefined =>
    list(portico).find(entry => getId(entry) === id)
  return {
    find,
    keep: (portico: Portico, entry: Entry<Key>): void =>
      write(portico, [...listOthers(portico, getId(entry)), entry]),
    /** Another tab may have started another: `isOwn` says whether the entry is the caller's. */
    forget(portico: Portico, id: string, isOwn: (entry: Entry<Key>) => boolean = () => true): void {
      const known = find(portico, id)
      if (!known || !isOwn(known)) return
      const others = listOthers(portico, id)
      if (others.length === 0) portico.storage.remove(key)
      else write(portico, others)
    },
  }
}
