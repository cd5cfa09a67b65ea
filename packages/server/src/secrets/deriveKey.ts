import { hkdfSync } from 'node:crypto'

/** A key of its own for each purpose out of one secret. */
export const deriveKey = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `portico/${purpose}`, 32))
