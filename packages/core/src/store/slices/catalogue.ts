import type { RecentWallet } from '../../catalogue/Wallet.js'

export interface WalletSearchState {
  readonly query: string
  readonly certifiedOnly: boolean
}

/** Catalogue state that is not fetched; the lists are queries, see `selectCatalogue`. */
export interface CatalogueState {
  readonly search: WalletSearchState
  readonly recent: readonly RecentWallet[]
  /** Total of the last request according to the registry, without featured wallets. */
  readonly count: number
}

export const initialSearch: WalletSearchState = { query: '', certifiedOnly: false }

export const initialCatalogue: CatalogueState = { search: initialSearch, recent: [], count: 0 }
