import type { Network } from '@portico/core'
import { getSafeHref } from '../../../ui/Link/getSafeHref.js'

/** Where an account can be looked up; undefined when the network names no explorer, or something that is no site. */
export function getExplorerUrl(network: Network | undefined, address: string): string | undefined {
  const base = network?.blockExplorers?.default.url
  // Of what a link may carry, only addresses of the web, and none that hides its host behind a name.
  if (!base || getSafeHref(base) === null || !/^https?:\/\/[^@]+$/i.test(base)) return undefined
  const { origin, pathname, search } = new URL(base)
  return `${origin}${pathname.replace(/\/+$/, '')}/address/${encodeURIComponent(address)}${search}`
}
