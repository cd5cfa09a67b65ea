/**
 * Overwrites secrets. This reduces exposure but is no guarantee: the garbage collector and the engine may have made
 * copies.
 */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}
