import type { TextStorage } from './createSessionStorage.js'

/** Some browsers throw at the mere mention of it. */
export function findStorage(): TextStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
