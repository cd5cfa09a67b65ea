import type { KeyStore, RecordName, RecordOf } from './KeyStore.ts'

/** What a browser would not keep, by name. */
export type UnsavedRecords = Map<RecordName, unknown>

/** Lasts as long as the page: for browsers that let a frame keep nothing. */
export function createMemoryStore(records: UnsavedRecords = new Map()): KeyStore {
  return {
    // Whatever is under a name was put there by `set`, with the type of that name.
    get: async <name extends RecordName>(name: name) => records.get(name) as RecordOf<name> | undefined,
    async set(name, record) {
      records.set(name, record)
    },
    async delete(name) {
      records.delete(name)
    },
  }
}
