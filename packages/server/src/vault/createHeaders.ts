import { isLocalPattern, isSandbox, parseOriginPattern } from '@portico/protocol'
import type { VaultOptions } from './VaultOptions.js'

type Addresses = Pick<VaultOptions, 'authUrl' | 'escrowUrl' | 'rpcUrls' | 'smartAccounts'>

export function createHeaders({ authUrl, escrowUrl, rpcUrls = {}, smartAccounts = {} }: Addresses) {
  const operations = Object.values(smartAccounts).flatMap(({ bundler, paymaster = bundler }) => [
    bundler,
    paymaster,
  ])
  const urls = [authUrl, ...(escrowUrl ? [escrowUrl] : []), ...Object.values(rpcUrls), ...operations]
  const reachable = [...new Set(urls.map(url => new URL(url).origin))].join(' ')

  const format = (ancestors: string): Record<string, string> => ({
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self' ${reachable}`,
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

  // Requires subresource integrity for scripts.
  const integrity = { 'Integrity-Policy': 'blocked-destinations=(script)' }
  return {
    frame: (ancestors: string, userAgent: string) => ({
      ...format(ancestors),
      // WebKit (seen in 2.50, the engine of Safari 26) applies this to the page's worker as well, and a worker cannot
      // state the integrity of chunks it loads later, so login would fail. The page's own script has an integrity
      // attribute all the same.
      ...(!isWebKit(userAgent) && integrity),
      // Sites with `Cross-Origin-Embedder-Policy` require it; `frame-ancestors` decides which may embed.
      'Cross-Origin-Resource-Policy': ancestors === "'none'" ? 'same-site' : 'cross-origin',
      'Cache-Control': 'no-store',
    }),
    confirm: () => ({
      ...format("'none'"),
      ...integrity,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
    }),
    /** Files with content hashes in their names. A worker uses the policy served with its own file. */
    asset: () => ({ ...format("'none'"), 'Cache-Control': 'public, max-age=31536000, immutable' }),
  }
}

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
