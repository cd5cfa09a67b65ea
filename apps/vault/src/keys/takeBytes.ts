import type { Bytes } from './Bytes.ts'
import { wipe } from './wipe.ts'

/**
 * Moves a secret from a library's array into a dedicated buffer and wipes the source. Small typed arrays are stored on
 * the engine's heap, which moves them and leaves old copies behind.
 */
export function takeBytes(secret: Uint8Array): Bytes {
  const bytes = new Uint8Array(new ArrayBuffer(secret.length))
  bytes.set(secret)
  wipe(secret)
  return bytes
}
