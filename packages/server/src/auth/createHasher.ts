import { createHmac } from 'node:crypto'

export type Hasher = (purpose: string, ...parts: string[]) => Buffer

/** Keyed hashes, so that a leaked database allows neither guessing codes nor looking up mailboxes. */
export function createHasher(key: Uint8Array): Hasher {
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
}
