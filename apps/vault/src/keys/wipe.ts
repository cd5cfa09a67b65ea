/**
 * Overwrites what must not stay in memory. JavaScript cannot promise that no copy is left (the collector moves things,
 * engines copy), so this lowers the odds rather than closing the case.
 */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]): void {
  for (const secret of secrets) secret?.fill(0)
}
