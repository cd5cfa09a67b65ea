import { isLocalPattern, isSandbox, parseOriginPattern } from '@portico/protocol'
import type { VaultSettings } from '@portico/protocol/auth'

type Headers = Readonly<Record<string, string>>

/** What differs between deployments and projects is `{connect}`, `{ancestors}` and `{resource}`. */
const createPolicy = (ancestors: string): Headers => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' {connect}",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types vault',
  ].join('; '),
  'Origin-Agent-Cluster': '?1',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000',
})

// WebKit (seen in 2.50, the engine of Safari 26) applies `Integrity-Policy` to the page's worker as well, and a worker
// cannot state the integrity of chunks it loads later, so login would fail. The page's own script has an integrity
// attribute all the same.
const frameInWebKit: Headers = {
  ...createPolicy('{ancestors}'),
  // Sites with `Cross-Origin-Embedder-Policy` require it; `frame-ancestors` decides which may embed.
  'Cross-Origin-Resource-Policy': '{resource}',
  'Cache-Control': 'no-store',
}

/** Requires subresource integrity for scripts. */
const integrity: Headers = { 'Integrity-Policy': 'blocked-destinations=(script)' }

export const headerTemplates = {
  frame: { ...frameInWebKit, ...integrity },
  frameInWebKit,
  confirm: {
    ...createPolicy("'none'"),
    ...integrity,
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cache-Control': 'no-store',
  },
  /** Files with content hashes in their names. A worker uses the policy served with its own file. */
  asset: { ...createPolicy("'none'"), 'Cache-Control': 'public, max-age=31536000, immutable' },
} satisfies Record<string, Headers>

export type HeaderKind = keyof typeof headerTemplates

type Services = Pick<VaultSettings, 'authUrl' | 'escrowUrl' | 'rpcUrls' | 'smartAccounts'>

/** The origins that the vault may connect to, as sources of a Content-Security-Policy. */
export function formatReachable({ authUrl, escrowUrl, rpcUrls, smartAccounts = {} }: Services): string {
  const operations = Object.values(smartAccounts).flatMap(({ bundler, paymaster = bundler }) => [
    bundler,
    paymaster,
  ])
  const urls = [authUrl, ...(escrowUrl ? [escrowUrl] : []), ...Object.values(rpcUrls), ...operations]
  return [...new Set(urls.map(url => new URL(url).origin))].join(' ')
}

export function fillHeaders(
  template: Headers,
  connect: string,
  ancestors = "'none'",
): Record<string, string> {
  const values = { connect, ancestors, resource: ancestors === "'none'" ? 'same-site' : 'cross-origin' }
  const fill = (text: string) =>
    text.replace(/\{(connect|ancestors|resource)\}/g, (_, name: keyof typeof values) => values[name])
  return Object.fromEntries(Object.entries(template).map(([name, text]) => [name, fill(text)]))
}

export const chooseFrame = (userAgent: string): HeaderKind =>
  isWebKit(userAgent) ? 'frameInWebKit' : 'frame'

const maximumAncestors = 100

/** Patterns that CSP cannot express, such as a wildcard within a label, are left out. */
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

/** Chromium's User-Agent also contains AppleWebKit, beside its own name. */
const isWebKit = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)
