import type { KeyStore, RecordName, RecordOf } from './KeyStore.ts'

/** Lasts as long as the page: for browsers that let a frame keep nothing. */
export function createMemoryStore(): KeyStore {
  const records = new Map<RecordName, unknown>()
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
