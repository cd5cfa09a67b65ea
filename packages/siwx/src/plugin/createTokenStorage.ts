import type { TextStorage } from './createSessionStorage.js'

const key = '@appkit/siwx-auth-token'

/** The token of a session, for as long as the browser keeps it; where it keeps nothing, as long as the page lasts. */
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
        // Full or blocked: this page still knows.
      }
    },
  }
}
