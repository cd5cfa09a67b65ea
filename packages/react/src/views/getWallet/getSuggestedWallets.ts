import { type Catalogue, type ResolvedOptions, recommendedWallets } from '@portico/core/internal'
import { isSameEntry } from '../parts/wallets/isConnectorOf.js'
import type { ListedWallet } from '../parts/wallets/WalletRow.js'

export interface SuggestedWallets {
  readonly wallets: readonly ListedWallet[]
  readonly status: 'filled' | 'loading' | 'error' | 'empty'
}

/** Suggested wallets for a visitor without one: the site's choice first, four at most. */
export function getSuggestedWallets(
  { featured, recommended }: Catalogue,
  { wallets: { custom } }: { readonly wallets: Pick<ResolvedOptions['wallets'], 'custom'> },
): SuggestedWallets {
  const listed: ListedWallet[] = []
  for (const wallet of [...(featured.data ?? []), ...custom, ...(recommended.data ?? [])]) {
    if (!listed.some(other => isSameEntry(other, wallet))) listed.push(wallet)
  }
  const wallets = listed.slice(0, recommendedWallets)
  if (wallets.length > 0) return { wallets, status: 'filled' }
  if (recommended.status === 'error') return { wallets, status: 'error' }
  return { wallets, status: recommended.status === 'success' ? 'empty' : 'loading' }
}
