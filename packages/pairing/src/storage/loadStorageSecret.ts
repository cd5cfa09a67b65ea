import { bytesToHex } from '@noble/hashes/utils.js'
import type { Environment } from '@portico/core'
import { withTimeout } from '@portico/core/adapter'

const database = 'portico'
const table = 'keys'
const name = 'storage'
/** Some browsers never answer where site data is blocked; nobody waits longer than this for a connection. */
const patience = 10_000

/**
 * A secret of 32 bytes in hex that does not leave this browser: it is derived from a key that cannot be exported, so
 * that a copy of the page's storage is of no use elsewhere. Undefined where the browser cannot store such a key, or
 * does not answer.
 */
export async function loadStorageSecret(environment: Environment): Promise<string | undefined> {
  const { indexedDB, crypto } = (environment.page ?? {}) as Partial<Window & typeof globalThis> // a window's, if there is one
  if (!indexedDB || !crypto?.subtle) return undefined
  try {
    return await withTimeout(() => derive(indexedDB, crypto.subtle), {
      environment,
      milliseconds: patience,
      error: () => new Error('It did not open in time.'),
    })
  } catch (error) {
    environment.logger.debug('What is stored is not bound to this browser.', error)
    return undefined
  }
}

async function derive(indexedDB: IDBFactory, subtle: SubtleCrypto): Promise<string> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  const opened = await toPromise(opening)
  // Made before it is known whether it is needed: a transaction would end while a key is being made.
  const made = await subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const keys = opened.transaction(table, 'readwrite').objectStore(table)
  const known: unknown = await toPromise(keys.get(name))
  if (!known) await toPromise(keys.put(made, name))
  opened.close()
  const key = (known as CryptoKey | undefined) ?? made // nobody else writes under this name
  const signed = await subtle.sign('HMAC', key, new TextEncoder().encode(name))
  return bytesToHex(new Uint8Array(signed))
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
