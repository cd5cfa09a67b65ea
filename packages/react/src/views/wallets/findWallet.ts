import type { PorticoState, ResolvedOptions } from '@portico/core'
import type { ListedWallet } from './ListedWallet.js'

/** An entry by its id, from whichever list has it; the fuller descriptions come first. */
export function findWallet(
  { catalogue }: PorticoState,
  { customWallets }: Pick<ResolvedOptions, 'customWallets'>,
  id: string,
): ListedWallet | undefined {
  const lists: readonly (readonly ListedWallet[] | undefined)[] = [
    customWallets,
    catalogue.featured.data,
    catalogue.recommended.data,
    catalogue.pages.data?.wallets,
    catalogue.search.results.data,
    catalogue.recent,
  ]
  return lists.flatMap(list => list ?? []).find(wallet => wallet.id === id)
}
