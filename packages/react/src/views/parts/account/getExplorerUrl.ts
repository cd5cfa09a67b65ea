import type { Network } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import { type ExplorerPaths, getExplorerPath } from '@portico/core/internal'
import { getSafeHref } from '../../../ui/Link/getSafeHref.js'

/** Where an account or a transaction can be looked up; undefined when the network names no explorer, or something that is no site. */
export function getExplorerUrl(
  family: Pick<Family, 'explorerPaths'>,
  network: Network | undefined,
  id: string,
  page: keyof ExplorerPaths = 'address',
): string | undefined {
  const base = network?.blockExplorers?.default.url
  // Of what a link may carry, only addresses of the web, and none that hides its host behind a name.
  if (!network || !base || getSafeHref(base) === null || !/^https?:\/\/[^@]+$/i.test(base)) return undefined
  const { origin, pathname, search } = new URL(base)
  const path = getExplorerPath(family, network, page)
  return `${origin}${pathname.replace(/\/+$/, '')}/${path}/${encodeURIComponent(id)}${search}`
}
