/** Bytes backed by an `ArrayBuffer`, as WebCrypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Reduces exposure but is no guarantee: the garbage collector and the engine may have made copies. */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}

/** Runs `act`, which must be synchronous, and wipes the secret. */
export function useSecret<value>(secret: Bytes, act: (secret: Bytes) => value): value {
  try {
    return act(secret)
  } finally {
    wipe(secret)
  }
}

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
