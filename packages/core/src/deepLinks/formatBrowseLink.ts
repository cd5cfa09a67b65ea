import { walletIds } from '../constants/wallets.js'
import type { Environment } from '../environment/Environment.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'

export interface BrowseSituation extends Pick<Environment, 'location' | 'page'> {
  readonly namespace: ChainNamespace
}

/**
 * Some wallets do not pair: on a phone they open the page in their own browser, where they are installed. Once the
 * page is there, their object is on it and no link is needed.
 */
export function formatBrowseLink(
  walletId: string,
  { location, page, namespace }: BrowseSituation,
): string | undefined {
  if (!location) return undefined
  const href = encodeURIComponent(location.href)
  switch (walletId) {
    case walletIds.phantom:
      return page?.phantom
        ? undefined
        : `https://phantom.app/ul/browse/${href}?ref=${encodeURIComponent(location.origin)}`
    case walletIds.solflare:
      return page?.solflare || namespace !== 'solana'
        ? undefined
        : `https://solflare.com/ul/v1/browse/${href}?ref=${href}`
    case walletIds.coinbase:
      if (namespace === 'eip155') return page?.ethereum ? undefined : `cbwallet://miniapp?url=${href}`
      return page?.coinbaseSolana || namespace !== 'solana'
        ? undefined
        : `https://go.cb-w.com/dapp?cb_url=${href}`
    default:
      return undefined
  }
}
