import type { KeyStore, RecordName, RecordOf } from './KeyStore.ts'

export type UnsavedRecords = Map<RecordName, unknown>

/** A store for browsers that give a frame no storage. */
export function createMemoryStore(records: UnsavedRecords = new Map()): KeyStore {
  return {
    // `set` stored the value with the type of its name.
    get: async <name extends RecordName>(name: name) => records.get(name) as RecordOf<name> | undefined,
    async set(name, record) {
      records.set(name, record)
    },
    async delete(name) {
      records.delete(name)
    },
  }
}
