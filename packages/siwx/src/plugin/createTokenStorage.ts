import type { TextStorage } from './createSessionStorage.js'

const key = '@appkit/siwx-auth-token'

/** The session token in the browser's storage; if it is unavailable, it lasts as long as the page. */
export function createTokenStorage(storage: TextStorage | undefined) {
  let last: string | undefined
  return {
    read(): string | undefined {
      try {
        return storage?.getItem(key) ?? last
      } catch {
        return last
      }
    },
    write(token: string): void {
      last = token
      try {
        storage?.setItem(key, token)
      } catch {
        // Full or blocked: the copy in memory remains.
      }
    },
  }
}
