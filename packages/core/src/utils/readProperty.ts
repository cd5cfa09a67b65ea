/** Reads one property of something foreign: getters may throw, proxies may lie. */
export function readProperty(value: unknown, key: string): unknown {
  try {
    // Any value but these two may be asked for a property.
    return value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}
