import { parseOriginPattern } from './parseOriginPattern.js'

/** Pages on the developer's own machine are allowed for every project. */
export const localOrigins = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
] as const

/**
 * Whether a page's origin is on a project's list. `origin` must be an origin exactly as a browser writes it:
 * a path, a user name or the opaque `null` is never allowed.
 */
export function isOriginAllowed(
  origin: string,
  patterns: readonly string[],
  builtIn: readonly string[] = localOrigins,
): boolean {
  return [...patterns, ...builtIn].some(pattern => matchesPattern(origin, pattern))
}

function matchesPattern(origin: string, pattern: string) {
  const parsed = parseOriginPattern(pattern)
  if (!parsed) return false
  if (parsed.kind === 'exact') return parsed.origin === origin
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin || url.protocol !== parsed.protocol) return false
  if (parsed.port !== '*' && url.port !== parsed.port) return false
  const { prefix, suffix } = parsed
  const host = url.hostname
  if (suffix === undefined) return host === prefix
  return host.length > prefix.length + suffix.length && host.startsWith(prefix) && host.endsWith(suffix)
}
