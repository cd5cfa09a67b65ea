import type { WithLock } from '../../../store/KeyStore.ts'

export type OperationQueue = ReturnType<typeof createOperationQueue>

/**
 * Keeps the operations of one account apart. The entry point counts included operations only, so the next one can take
 * its nonce once the last one is in a block. The lock holds for the other tabs of the browser too.
 */
export function createOperationQueue(withLock: WithLock) {
  const last = new Map<string, Promise<void>>()
  const nameLock = (key: string) => `operation:${key}`

  return {
    async wait(key: string): Promise<void> {
      await last.get(key)
      await withLock(nameLock(key), async () => undefined)
    },
    send<Sent>(key: string, send: () => Promise<Sent>, follow: () => Promise<unknown>): Promise<Sent> {
      return new Promise((resolve, reject) => {
        const included = withLock(nameLock(key), async () => {
          try {
            resolve(await send())
            await follow()
          } catch (error) {
            // Without an effect where the operation was sent: then only the block has not come.
            reject(error)
          }
        })
        last.set(key, included)
        void included.finally(() => last.get(key) === included && last.delete(key))
      })
    },
  }
}
