import { isWalletScheme } from './walletSchemes.js'

export interface LinkContext {
  /** Schemes added by the site owner, for wallets that no registry lists. */
  readonly schemes?: readonly string[] | undefined
  /** URL of the page. Links written by the site owner may lead to its own origin, local hosts and mail. */
  readonly page?: string | undefined
}

const linkShape = /^([a-z][a-z0-9+.-]{1,31}):(.*)$/i
// White space and control characters: browsers drop some of them, which turns "java\nscript:" into a live scheme.
const unsafeCharacters = /[\s\p{C}\\]/u
/** An ASCII host, which prevents look-alikes, without credentials. */
const plainHost = /^\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i
/** Credentials in the links of apps. */
const userInfo = /^\/{0,2}[^/?#]*@/
/** The start of a pairing URI: the topic before its version looks like a user name. */
const pairingCode = /^[0-9a-f]{64}@2\?/i
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns the link, with its scheme in lower case, if it is safe to open: https, or the scheme of a wallet app. It is
 * an allow list, because the set of schemes a device may open is unbounded. Every link from a registry, a wallet or
 * storage passes through here.
 */
export function parseSafeLink(value: unknown, { schemes = [], page }: LinkContext = {}): string | undefined {
  if (typeof value !== 'string' || value === '' || value.length > 2048 || unsafeCharacters.test(value))
    return undefined
  const [, rawScheme, rest = ''] = linkShape.exec(value) ?? []
  const scheme = rawScheme?.toLowerCase()
  const link = scheme === undefined ? value : `${scheme}:${rest}`
  if (page !== undefined && isOwn(link, page)) return link
  if (scheme === undefined || !URL.canParse(link)) return undefined
  if (scheme === 'https') return plainHost.test(rest) ? link : undefined
  if (scheme === 'wc') return pairingCode.test(rest) ? link : undefined
  const isApp = isWalletScheme(scheme) || schemes.includes(scheme)
  return isApp && !userInfo.test(rest) ? link : undefined
}

export function isSafeLink(value: unknown, context?: LinkContext): value is string {
  return parseSafeLink(value, context) !== undefined
}

function isOwn(link: string, page: string): boolean {
  if (!URL.canParse(link, page)) return false
  const { protocol, origin, hostname, username, password } = new URL(link, page)
  if (protocol === 'mailto:') return true
  if (!/^https?:$/.test(protocol) || username || password) return false
  return origin === new URL(page).origin || (protocol === 'http:' && localHosts.test(hostname))
}
