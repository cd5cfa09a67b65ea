import { readProperty } from './readProperty.js'

/** The first items of a foreign list; empty if it is not readable. */
export function readList(value: unknown, maximum: number): readonly unknown[] {
  try {
    // A revoked proxy throws here.
    if (!Array.isArray(value)) return []
  } catch {
    return []
  }
  const length = readProperty(value, 'length')
  const count = typeof length === 'number' ? Math.min(length, maximum) : 0
  return Array.from({ length: count }, (_, index) => readProperty(value, String(index)))
}
