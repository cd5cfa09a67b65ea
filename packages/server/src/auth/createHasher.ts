import { createHmac } from 'node:crypto'

export type Hasher = (purpose: string, ...parts: string[]) => Buffer

/** Keyed hashes, so that whoever reads the database can neither guess codes nor look mailboxes up. */
export function createHasher(key: Uint8Array): Hasher {
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
}
