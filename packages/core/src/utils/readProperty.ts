/** Reads a property of a foreign object: getters may throw, and proxies may lie. */
export function readProperty(value: unknown, key: string): unknown {
  try {
    // Any other value may be asked for a property.
    return value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}
