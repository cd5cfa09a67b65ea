import { hashMessage } from '../crypto/hash.js'

export interface Seen {
  has(message: string): boolean
  add(message: string): void
  list(): readonly string[]
}

const most = 1000
const digits = 16

/** Which messages have been worked off or sent: a relay delivers at least once. The oldest are forgotten first. */
export function createSeen(earlier: readonly string[] = []): Seen {
  const hashes = new Set(earlier.slice(-most))
  const shorten = (message: string) => hashMessage(message).slice(0, digits)
  return {
    has: message => hashes.has(shorten(message)),
    add(message) {
      hashes.add(shorten(message))
      for (const oldest of hashes) {
        if (hashes.size <= most) break
        hashes.delete(oldest)
      }
    },
    list: () => [...hashes],
  }
}
