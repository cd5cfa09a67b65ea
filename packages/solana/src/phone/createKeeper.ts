import type { Environment } from '@portico/core'
import { withTimeout } from '@portico/core/adapter'
import { base64 } from '@scure/base'

/** Stores secrets so that a copy of the storage is useless elsewhere. */
export interface Keeper {
  encrypt(text: string): Promise<string>
  /** Undefined if it was encrypted in another browser, or was changed. */
  decrypt(text: string): Promise<string | undefined>
}

const table = 'keys'
const ivLength = 12
/** Some browsers never answer if site data is blocked. */
const patience = 2_000

/** The key is not extractable and stays in this browser. Without IndexedDB nothing is encrypted. */
export async function createKeeper(environment: Environment): Promise<Keeper> {
  const key = await loadKey(environment)
  const { subtle } = crypto
  if (!key) return { encrypt: async text => text, decrypt: async text => text }
  return {
    async encrypt(text) {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength))
      const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
      return base64.encode(Uint8Array.from([...iv, ...new Uint8Array(sealed)]))
    },
    async decrypt(text) {
      try {
        const bytes = Uint8Array.from(base64.decode(text))
        const iv = bytes.slice(0, ivLength)
        const opened = await subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(ivLength))
        return new TextDecoder().decode(opened)
      } catch {
        return undefined
      }
    },
  }
}

async function loadKey(environment: Environment): Promise<CryptoKey | undefined> {
  const { indexedDB } = (environment.page ?? {}) as Partial<Window & typeof globalThis> // a window, if there is one
  if (!indexedDB || !globalThis.crypto?.subtle) return undefined
  try {
    return await withTimeout(() => readKey(indexedDB), {
      environment,
      milliseconds: patience,
      error: () => new Error('IndexedDB did not open in time.'),
    })
  } catch (error) {
    environment.logger.debug('Sessions of wallets on this phone are not bound to this browser.', error)
    return undefined
  }
}

async function readKey(indexedDB: IDBFactory): Promise<CryptoKey> {
  const opening = indexedDB.open('portico-solana', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(table)
  const opened = await toPromise(opening)
  // Generated in advance: an IndexedDB transaction would end while a key is generated.
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const keys = opened.transaction(table, 'readwrite').objectStore(table)
  const known: unknown = await toPromise(keys.get('storage'))
  if (!known) await toPromise(keys.put(made, 'storage'))
  opened.close()
  return (known as CryptoKey | undefined) ?? made // only this code writes under this name
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
