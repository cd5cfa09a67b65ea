import { isLocalOrigin, parseSafeLink } from '@portico/protocol'
import { onRampHosts } from '@portico/protocol/data'
import type { Portico } from '../runtime/Portico.js'

const knownHosts: readonly (string | undefined)[] = [...Object.values(onRampHosts), 'meldcrypto.com']

/** The host has to be allowed or known: a compromised service could otherwise lead to a phishing page. */
export function parsePayPage(
  { environment: { location }, options }: Pick<Portico, 'environment' | 'options'>,
  answer: unknown,
): string {
  const link = parseSafeLink(answer, { page: location?.href })
  if (!link || !/^https?:/.test(link)) throw new Error('The payment page is not a web page.')
  const { host, origin } = new URL(link)
  const { data } = options.services
  const own = [location?.href, data].flatMap(url => (url && URL.canParse(url) ? [new URL(url).host] : []))
  const isLocal = isLocalOrigin(origin) && isLocalOrigin(location?.origin ?? '')
  const isAllowed = isLocal || [...knownHosts, ...own, ...options.payHosts].includes(host)
  if (!isAllowed)
    throw new Error(`The service returned a payment page on ${host}. Name it in "payHosts" if that is right.`)
  return link
}
