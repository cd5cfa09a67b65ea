import type { TextStorage } from './createSessionStorage.js'

/** Some browsers throw on access. */
export function findStorage(): TextStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
