import { isLocalHost, isLocalOrigin } from './isLocalOrigin.js'
import { parseOriginPattern } from './parseOriginPattern.js'

/**
 * Whether a page's origin is on a project's list. `origin` must be serialised as a browser does: a path, a user name
 * or the opaque `null` is never allowed. Local pages are allowed for sandbox projects only, even if another project
 * lists them: `localhost` identifies no site, so any local page could use the session or signed message of another.
 */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  if (isLocalOrigin(origin) && !isSandbox(patterns)) return false
  return patterns.some(pattern => matchesPattern(origin, pattern))
}

/** A sandbox project lists local origins and nothing else. */
export function isSandbox(patterns: readonly string[]): boolean {
  return patterns.length > 0 && patterns.every(isLocalPattern)
}

export function isLocalPattern(pattern: string): boolean {
  const parsed = parseOriginPattern(pattern)
  if (parsed?.kind === 'exact') return isLocalOrigin(parsed.origin)
  return parsed !== undefined && isLocalHost(parsed.suffix ?? parsed.prefix)
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
