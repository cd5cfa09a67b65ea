import { bytesToHex } from '@noble/hashes/utils.js'
import type { Environment } from '@portico/core'
import { withTimeout } from '@portico/core/adapter'

const database = 'portico'
const table = 'keys'
const name = 'storage'
/** Some browsers never answer if site data is blocked. */
const patience = 10_000

/** Derived from a non-extractable key of this browser, so that a copy of the storage is useless elsewhere. */
export async function loadStorageSecret(environment: Environment): Promise<string | undefined> {
  const { indexedDB, crypto } = (environment.page ?? {}) as Partial<Window & typeof globalThis> // a window, if there is one
  if (!indexedDB || !crypto?.subtle) return undefined
  try {
    return await withTimeout(() => derive(indexedDB, crypto.subtle), {
      environment,
      milliseconds: patience,
      error: () => new Error('IndexedDB did not open in time.'),
    })
  } catch (error) {
    environment.logger.debug('Stored sessions are not bound to this browser.', error)
    return undefined
  }
}

async function derive(indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<string> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  const opened = await toPromise(opening)
  // Generated in advance: an IndexedDB transaction would end while a key is generated.
  const made = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const keys = opened.transaction(table, 'readwrite').objectStore(table)
  const known: unknown = await toPromise(keys.get(name))
  if (!known) await toPromise(keys.put(made, name))
  opened.close()
  const key = (known as CryptoKey | undefined) ?? made // only this code writes under this name
  const signed = await subtle.sign('HMAC', key, new TextEncoder().encode(name))
  return bytesToHex(new Uint8Array(signed))
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
