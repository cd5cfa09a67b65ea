import type { KeyStore, StoredRecords } from './KeyStore.ts'

/** Lasts as long as the page: for browsers that let a frame keep nothing. */
export function createMemoryStore(): KeyStore {
  const records: Partial<StoredRecords> = {}
  return {
    get: async name => records[name],
    async set(name, record) {
      records[name] = record
    },
    async delete(name) {
      delete records[name]
    },
  }
}
