import { hashMessage } from '../crypto/hash.js'

export interface Seen {
  has(message: string): boolean
  /** One that was sent from here. */
  add(message: string): void
  /** One that came and was worked off. */
  finish(message: string): void
  list(): readonly string[]
}

export interface SeenOptions {
  /** What an earlier page had seen. */
  readonly earlier?: readonly string[] | undefined
  /** Told after each message that was worked off, with all that were seen, the latest last. */
  readonly keep?: ((hashes: readonly string[]) => void) | undefined
}

const most = 1000
const digits = 16

/** Which messages have been worked off or sent: a relay delivers at least once. The oldest are forgotten first. */
export function createSeen({ earlier = [], keep }: SeenOptions = {}): Seen {
  const hashes = new Set(earlier.slice(-most))
  const shorten = (message: string) => hashMessage(message).slice(0, digits)
  const list = () => [...hashes]
  function add(message: string) {
    hashes.add(shorten(message))
    for (const oldest of hashes) {
      if (hashes.size <= most) break
      hashes.delete(oldest)
    }
  }
  return {
    has: message => hashes.has(shorten(message)),
    add,
    finish(message) {
      add(message)
      keep?.(list())
    },
    list,
  }
}
