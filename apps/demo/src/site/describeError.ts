import { isPorticoError } from 'portico'

/** What a visitor may read of an error. */
export function describeError(error: unknown): string {
  if (isPorticoError(error)) return error.userMessage ?? error.message
  return error instanceof Error ? error.message : String(error)
}
