import type { KeyStore, RecordName, RecordOf } from './KeyStore.ts'

const databaseName = 'portico-vault'
const tableName = 'records'

const settle = <result>(request: IDBRequest<result>): Promise<result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(tableName)
  const database = await settle(request)
  // An open connection would block another tab that deletes or upgrades the database.
  database.onversionchange = () => database.close()
  return database
}

function createDatabaseStore(database: IDBDatabase): KeyStore {
  async function run<result>(mode: IDBTransactionMode, act: (table: IDBObjectStore) => IDBRequest<result>) {
    const transaction = database.transaction(tableName, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([settle(act(transaction.objectStore(tableName))), done])
    return result
  }
  return {
    get: name => run('readonly', table => table.get(name)),
    set: (name, record) => run('readwrite', table => table.put(record, name)).then(() => undefined),
    delete: name => run('readwrite', table => table.delete(name)),
  }
}

/**
 * IndexedDB, which can store non-extractable keys. Browsers block it in frames or clear it after a week: the vault then
 * works from memory, and the next visit starts with a mailed code. A record that cannot be written stays in memory.
 */
export async function createBrowserStore(
  unsaved: UnsavedRecords = new Map(),
  getFactory: () => IDBFactory | undefined = () => globalThis.indexedDB,
): Promise<KeyStore> {
  const memory = createMemoryStore(unsaved)
  // Reading the global throws if storage is blocked.
  const database = await Promise.resolve()
    .then(getFactory)
    .then(factory => factory && openDatabase(factory))
    .catch(() => undefined)
  if (!database) return memory
  const kept = createDatabaseStore(database)
  return {
    get: async name => (await memory.get(name)) ?? (await kept.get(name).catch(() => undefined)),
    async set(name, record) {
      await kept.set(name, record).then(
        () => memory.delete(name),
        () => memory.set(name, record),
      )
    },
    async delete(name) {
      await memory.delete(name)
      await kept.delete(name).catch(() => undefined)
    },
  }
}

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
