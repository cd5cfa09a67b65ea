import type { ErrorContext, ErrorEntry } from './ErrorEntry.js'
import type { PorticoError } from './PorticoError.js'

/** Compares names and codes: the vault's frame is another realm, and two versions of the kit may share a page. */
export function isPorticoError<entry extends ErrorEntry>(
  value: unknown,
  entry?: entry,
): value is PorticoError<entry['code'], ErrorContext<entry>> {
  if (typeof value !== 'object' || value === null) return false
  const { name, code } = value as { name?: unknown; code?: unknown } // any object may have these two properties
  return name === 'PorticoError' && (entry ? code === entry.code : typeof code === 'string')
}
