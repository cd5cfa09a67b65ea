import { isWebKit } from './isWebKit.js'
import type { VaultOptions } from './VaultOptions.js'

type Addresses = Pick<VaultOptions, 'authUrl' | 'escrowUrl' | 'rpcUrls' | 'smartAccounts'>

/** What the browser is told about every answer of the vault. */
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

  // Only scripts whose content the page itself has named.
  const integrity = { 'Integrity-Policy': 'blocked-destinations=(script)' }
  return {
    /** The page inside the sites that a project allows. */
    frame: (ancestors: string, userAgent: string) => ({
      ...format(ancestors),
      // WebKit (seen in 2.50, the engine of Safari 26) holds the page's worker to this as well, and no worker can name the
      // content of parts that it loads later: nobody could log in. The page's own script is named in the page all the same.
      ...(!isWebKit(userAgent) && integrity),
      // Sites that ask this of everything that they embed may be on any domain; which ones may, the ancestors say.
      'Cross-Origin-Resource-Policy': ancestors === "'none'" ? 'same-site' : 'cross-origin',
      'Cache-Control': 'no-store',
    }),
    /** The page of the window in which people confirm; it answers the frame that opened it. */
    confirm: () => ({
      ...format("'none'"),
      ...integrity,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'no-store',
    }),
    /** Files whose names change with their content. Workers obey the policy that comes with their own file. */
    asset: () => ({ ...format("'none'"), 'Cache-Control': 'public, max-age=31536000, immutable' }),
  }
}
