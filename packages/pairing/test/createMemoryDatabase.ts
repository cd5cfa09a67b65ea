/** As much of IndexedDB as keeping keys takes, and what it holds. */
export function createMemoryDatabase() {
  const kept = new Map<string, CryptoKey>()
  const succeed = (result: unknown) => {
    const request = { result, onsuccess: () => {}, onupgradeneeded: () => {} }
    queueMicrotask(() => {
      request.onupgradeneeded()
      request.onsuccess()
    })
    return request
  }
  const table = {
    get: (name: string) => succeed(kept.get(name)),
    put: (key: CryptoKey, name: string) => succeed(void kept.set(name, key)),
  }
  const opened = {
    createObjectStore: () => table,
    transaction: () => ({ objectStore: () => table }),
    close: () => {},
  }
  // All that is asked of one.
  return { kept, indexedDB: { open: () => succeed(opened) } as unknown as IDBFactory }
}
