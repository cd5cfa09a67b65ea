import type { CatalogueState } from '../store/slices/catalogue.js'
import type { CustomWallet } from '../types/Features.js'
import type { ResolvedOptions } from '../types/Options.js'
import type { Wallet } from '../types/Wallet.js'

/** Every wallet that is known with its links, wherever it was described; one may be there twice. */
export function getDescribedWallets(
  catalogue: CatalogueState,
  { customWallets }: Pick<ResolvedOptions, 'customWallets'>,
): readonly (Wallet | CustomWallet)[] {
  const { featured, recommended, remembered, pages, search } = catalogue
  const lists = [featured.data, recommended.data, remembered.data, pages.data?.wallets, search.results.data]
  return [...customWallets, ...lists.flatMap(list => list ?? [])]
}
