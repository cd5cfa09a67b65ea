import { isLocalPattern, isSandbox, parseOriginPattern } from '@portico/protocol'

const maximumAncestors = 100

/**
 * The sources of `frame-ancestors`. Patterns that CSP cannot express, such as a wildcard within a label, are left
 * out, which fails closed.
 */
export function formatAncestors(patterns: readonly string[]): string {
  const listed = isSandbox(patterns) ? patterns : patterns.filter(pattern => !isLocalPattern(pattern))
  const sources = listed.flatMap(formatSource).slice(0, maximumAncestors)
  return sources.length > 0 ? [...new Set(sources)].join(' ') : "'none'"
}

function formatSource(pattern: string): string[] {
  const parsed = parseOriginPattern(pattern)
  if (!parsed) return []
  if (parsed.kind === 'exact') return isSafe(parsed.origin) ? [parsed.origin] : []
  const { protocol, prefix, suffix, port } = parsed
  if (suffix !== undefined && prefix !== '') return []
  const host = suffix === undefined ? prefix : `*${suffix}`
  const source = `${protocol}//${host}${port === '' ? '' : `:${port}`}`
  return isSafe(source) ? [source] : []
}

const isSafe = (source: string) => /^[a-z][a-z0-9+.-]*:\/\/[a-z0-9.*:[\]-]+$/.test(source)
