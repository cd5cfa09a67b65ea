import type { Page } from '../services/Environment.js'
import type { ChainNamespace } from './ChainNamespace.js'
import { walletIds } from './wallets.js'

type BrowseLink = (href: string, page: Page | undefined) => string | undefined

export const browseLinks: Readonly<
  Partial<Record<ChainNamespace, Readonly<Partial<Record<string, BrowseLink>>>>>
> = {
  eip155: {
    [walletIds.coinbase]: (href, page) => (page?.ethereum ? undefined : `cbwallet://miniapp?url=${href}`),
  },
  solana: {
    [walletIds.coinbase]: (href, page) =>
      page?.coinbaseSolana ? undefined : `https://go.cb-w.com/dapp?cb_url=${href}`,
    [walletIds.solflare]: (href, page) =>
      page?.solflare ? undefined : `https://solflare.com/ul/v1/browse/${href}?ref=${href}`,
  },
}
