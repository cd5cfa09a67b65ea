import { type PorticoState, selectCatalogue } from '@portico/core'
import { type ResolvedOptions, selectDescribedWallets } from '@portico/core/internal'
import { isSameEntry } from './isConnectorOf.js'
import type { ListedWallet } from './ListedWallet.js'

/** Finds an entry by id. A recent wallet has no links, so its entry in another list is preferred. */
export function findWallet(
  state: Pick<PorticoState, 'catalogue' | 'queries'>,
  options: { readonly wallets: Pick<ResolvedOptions['wallets'], 'custom'> },
  id: string,
): ListedWallet | undefined {
  const catalogue = selectCatalogue(state)
  const described: readonly ListedWallet[] = selectDescribedWallets(catalogue, options)
  const remembered = catalogue.recent.find(wallet => wallet.id === id)
  return (
    described.find(wallet => wallet.id === id) ??
    (remembered && described.find(wallet => isSameEntry(wallet, remembered))) ??
    remembered
  )
}
