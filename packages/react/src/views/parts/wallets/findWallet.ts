import { type PorticoState, type ResolvedOptions, selectDescribedWallets } from '@portico/core'
import { isSameEntry } from './isConnectorOf.js'
import type { ListedWallet } from './ListedWallet.js'

/** An entry by its id. One that is only remembered has no links, so its description in the other lists counts. */
export function findWallet(
  { catalogue }: Pick<PorticoState, 'catalogue'>,
  options: Pick<ResolvedOptions, 'customWallets'>,
  id: string,
): ListedWallet | undefined {
  const described: readonly ListedWallet[] = selectDescribedWallets(catalogue, options)
  const remembered = catalogue.recent.find(wallet => wallet.id === id)
  return (
    described.find(wallet => wallet.id === id) ??
    (remembered && described.find(wallet => isSameEntry(wallet, remembered))) ??
    remembered
  )
}
