import { EventEmitter } from 'node:events'
import type { Environment } from '@portico/core'
import { createEnvironment } from '@portico/core/adapter'

// Of the clients of others: no calls to their makers' services, and one core for each client.
process.env.IS_VITEST = 'true'
process.env.DISABLE_GLOBAL_CORE = 'true'
// They listen once more for each attempt to send something.
EventEmitter.defaultMaxListeners = 100

export const metadata = {
  name: 'Interop',
  description: 'A page or a wallet of a test',
  url: 'https://shop.example',
  icons: ['https://shop.example/icon.png'],
}

/** The time, also where a test has set the clock of the process for the clients of others. */
export const rightNow = () => Math.round(performance.timeOrigin + performance.now())

/** The real clock, a storage of its own. */
export function createWorld(): Environment {
  const stored = new Map<string, string>()
  return createEnvironment({
    now: rightNow,
    storage: {
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: key => void stored.delete(key),
    },
  })
}

/** What the clients of others keep their things in. */
export function createForeignStorage() {
  const stored = new Map<string, unknown>()
  return {
    getKeys: async () => [...stored.keys()],
    getEntries: async <T>() => [...stored] as [string, T][], // as they put it in
    getItem: async <T>(key: string) => stored.get(key) as T | undefined,
    setItem: async (key: string, value: unknown) => void stored.set(key, value),
    removeItem: async (key: string) => void stored.delete(key),
  }
}
