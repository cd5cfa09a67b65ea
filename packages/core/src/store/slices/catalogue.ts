import type { RecentWallet } from '../../types/Wallet.js'

/** What is looked for, by name or by badge. */
export interface WalletSearchState {
  readonly query: string
  readonly certifiedOnly: boolean
}

/** What is not fetched itself: the lists are among the queries, see `selectCatalogue`. */
export interface CatalogueState {
  readonly search: WalletSearchState
  readonly recent: readonly RecentWallet[]
  /** How many the registry has for what was asked last, without those that the owner features. */
  readonly count: number
}

export const initialSearch: WalletSearchState = { query: '', certifiedOnly: false }

export const initialCatalogue: CatalogueState = { search: initialSearch, recent: [], count: 0 }

export function setCount(state: CatalogueState, count: number): CatalogueState {
  return { ...state, count }
}

export function setSearch(state: CatalogueState, search: WalletSearchState): CatalogueState {
  return { ...state, search }
}

export function setRecent(state: CatalogueState, recent: readonly RecentWallet[]): CatalogueState {
  return { ...state, recent }
}
