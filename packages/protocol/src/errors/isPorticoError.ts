import type { ErrorContext, ErrorEntry } from './ErrorEntry.js'
import type { PorticoError } from './PorticoError.js'

/**
 * Tells a `PorticoError`, of one kind when an entry is given. Compares names and codes, since the secure frame
 * is another realm with another class, and two versions of the kit may share a page.
 */
export function isPorticoError<entry extends ErrorEntry>(
  value: unknown,
  entry?: entry,
): value is PorticoError<entry['code'], ErrorContext<entry>> {
  if (typeof value !== 'object' || value === null) return false
  const { name, code } = value as { name?: unknown; code?: unknown } // any object may be asked for two properties
  return name === 'PorticoError' && (entry ? code === entry.code : typeof code === 'string')
}
