import { hkdfSync } from 'node:crypto'

/** Derives an independent key per purpose. */
export const deriveKey = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `portico/${purpose}`, 32))
