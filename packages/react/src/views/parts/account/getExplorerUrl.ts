import type { Network } from '@portico/core'
import type { Family } from '@portico/core/adapter'
import { type ExplorerPaths, getExplorerPath } from '@portico/core/internal'
import { getSafeHref } from '../../../ui/Link/getSafeHref.js'

/**
 * The explorer URL of an account or transaction. Undefined if the network has no explorer or its URL is not a
 * website.
 */
export function getExplorerUrl(
  family: Pick<Family, 'explorerPaths'>,
  network: Network | undefined,
  id: string,
  page: keyof ExplorerPaths = 'address',
): string | undefined {
  const base = network?.blockExplorers?.default.url
  // Only http(s) URLs without user info, which could disguise the host.
  if (!network || !base || getSafeHref(base) === null || !/^https?:\/\/[^@]+$/i.test(base)) return undefined
  const { origin, pathname, search } = new URL(base)
  const path = getExplorerPath(family, network, page)
  return `${origin}${pathname.replace(/\/+$/, '')}/${path}/${encodeURIComponent(id)}${search}`
}
