import { isLocalOrigin, parseSafeLink } from '@portico/protocol'
import type { Portico } from '../types/Portico.js'

/** Sellers whose pages are known here. */
const knownHosts: readonly string[] = ['pay.coinbase.com', 'meldcrypto.com']

/**
 * The page that a service leads to for paying. It has to be on a host of the site's choice or of a seller that is known: a
 * service that was taken over could lead to any page that asks for a card or for the words of a wallet.
 */
export function parsePayPage(
  { environment: { location }, options }: Pick<Portico, 'environment' | 'options'>,
  answer: unknown,
): string {
  const link = parseSafeLink(answer, { page: location?.href })
  if (!link || !/^https?:/.test(link)) throw new Error('The page to pay on is no web page.')
  const { host, origin } = new URL(link)
  const { data } = options.services
  const own = [location?.href, data].flatMap(url => (url && URL.canParse(url) ? [new URL(url).host] : []))
  const isLocal = isLocalOrigin(origin) && isLocalOrigin(location?.origin ?? '')
  const isAllowed = isLocal || [...knownHosts, ...own, ...options.payHosts].includes(host)
  if (!isAllowed)
    throw new Error(`The service leads to ${host} for paying. Name it in "payHosts" if that is right.`)
  return link
}
