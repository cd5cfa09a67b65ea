import { browseLinks } from '../families/browseLinks.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { walletIds } from '../families/wallets.js'
import type { Environment } from '../services/Environment.js'

export interface BrowseSituation extends Pick<Environment, 'location' | 'page'> {
  readonly namespace: ChainNamespace
}

/** For wallets without pairing. In the in-app browser the wallet is injected and no link is needed. */
export function formatBrowseLink(
  walletId: string,
  { location, page, namespace }: BrowseSituation,
): string | undefined {
  if (!location) return undefined
  const href = encodeURIComponent(location.href)
  if (walletId !== walletIds.phantom) return browseLinks[namespace]?.[walletId]?.(href, page)
  // Phantom serves all its families in its browser.
  return page?.phantom
    ? undefined
    : `https://phantom.app/ul/browse/${href}?ref=${encodeURIComponent(location.origin)}`
}
