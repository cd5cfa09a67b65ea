import { readProperty } from './readProperty.js'

/** The beginning of a list of something foreign; nothing where it is none or cannot be read. */
export function readList(value: unknown, maximum: number): readonly unknown[] {
  try {
    // A proxy that was revoked throws here.
    if (!Array.isArray(value)) return []
  } catch {
    return []
  }
  const length = readProperty(value, 'length')
  const count = typeof length === 'number' ? Math.min(length, maximum) : 0
  return Array.from({ length: count }, (_, index) => readProperty(value, String(index)))
}
