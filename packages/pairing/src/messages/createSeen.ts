import { hashMessage } from '../crypto/createKeyPair.js'

export interface Seen {
  has(message: string): boolean
  add(message: string): void
  finish(message: string): void
  list(): readonly string[]
}

interface SeenOptions {
  readonly earlier?: readonly string[] | undefined
  readonly keep?: ((hashes: readonly string[]) => void) | undefined
}

const most = 1000
const digits = 16

/** Hashes of handled and sent messages, because a relay delivers at least once. The oldest are dropped first. */
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
