import { createHmac, hkdfSync } from 'node:crypto'
import { ServerFailure } from '../ServerFailure.js'

export const deriveKey = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), `portico/${purpose}`, 32))

const length = 32
// Minimum number of distinct bytes. Random keys pass; words, zeros and example values do not.
const leastVariety = 16

/** Reads 32 random bytes as base64url, base64 or hex. Errors never repeat the value. */
export function readSecret(name: string, text: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  const isText = /^[\w+/-]{43}=?$|^[0-9a-f]{64}$/i.test(text)
  if (!isText || bytes.length !== length || new Set(bytes).size < leastVariety)
    throw new ServerFailure(`${name} must be 32 random bytes. Make one with: portico-server secrets`)
  return bytes
}

export type Hasher = (purpose: string, ...parts: string[]) => Buffer

/** Keyed hashes, so that a leaked database allows neither guessing codes nor looking up mailboxes. */
export function createHasher(key: Uint8Array): Hasher {
  return (purpose, ...parts) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest()
}
