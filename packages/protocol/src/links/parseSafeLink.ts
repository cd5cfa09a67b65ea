import { isWalletScheme } from './walletSchemes.js'

export interface LinkContext {
  /** Schemes that the page's owner has named: those of wallets that no registry knows. */
  readonly schemes?: readonly string[] | undefined
  /** Where the page is. Its own pages, this machine and mail may be linked to, where its owner has written the link. */
  readonly page?: string | undefined
}

const linkShape = /^([a-z][a-z0-9+.-]{1,31}):(.*)$/i
// White space and control characters: browsers drop some of them, which turns "java\nscript:" into a live scheme.
const unsafeCharacters = /[\s\p{C}\\]/u
/** A host in plain letters, so that none looks like another, without a name and password in front of it. */
const plainHost = /^\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i
/** A name or password in front of the host, in the links of apps. */
const userInfo = /^\/{0,2}[^/?#]*@/
/** The code of a pairing: what stands before its version looks like the name of a user. */
const pairingCode = /^[0-9a-f]{64}@2\?/i
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Returns the link with its scheme in lower case when it is safe to open, else `undefined`: https, or the own scheme of
 * a wallet app. It is a list of what is allowed, because nobody can list what a device may be made to open. Nothing
 * that a registry, a wallet or the storage says is opened without it.
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
