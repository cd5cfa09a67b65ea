import type { Bytes } from './Bytes.ts'
import { wipe } from './wipe.ts'

/**
 * Takes a secret over from a library, which keeps none. In a buffer of its own: small arrays lie in the heap of the
 * engine, which moves them and leaves what was there before.
 */
export function takeBytes(secret: Uint8Array): Bytes {
  const bytes = new Uint8Array(new ArrayBuffer(secret.length))
  bytes.set(secret)
  wipe(secret)
  return bytes
}
