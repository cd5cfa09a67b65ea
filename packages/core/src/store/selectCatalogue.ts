import type { Wallet } from '../catalogue/Wallet.js'
import type { QueryState } from './Account.js'
import type { CatalogueState, WalletSearchState } from './slices/catalogue.js'
import { type QueryPlace, selectQuery } from './slices/queries.js'
import type { PorticoState } from './state.js'

export interface WalletPages {
  readonly wallets: readonly Wallet[]
  readonly page: number
  readonly complete: boolean
  readonly chains: string
}

export interface WalletSearch extends WalletSearchState {
  readonly results: QueryState<readonly Wallet[]>
}

export interface Catalogue extends Omit<CatalogueState, 'search'> {
  readonly featured: QueryState<readonly Wallet[]>
  readonly recommended: QueryState<readonly Wallet[]>
  /** Recently used wallets with their links, which are not stored. */
  readonly remembered: QueryState<readonly Wallet[]>
  /** Wallets excluded by the site, fetched so that installed ones can be matched by name. */
  readonly excluded: QueryState<readonly Wallet[]>
  readonly pages: QueryState<WalletPages>
  readonly search: WalletSearch
}

export type WalletList = 'featured' | 'recommended' | 'remembered' | 'excluded'

export const walletListPlace: QueryPlace<readonly Wallet[], { readonly list: WalletList }> = {
  name: 'walletList',
  queryKey: ({ list }) => list,
}

export const walletPagesPlace: QueryPlace<WalletPages, unknown> = { name: 'walletPages' }

export const walletSearchPlace: QueryPlace<readonly Wallet[], unknown> = { name: 'walletSearch' }

// Memoises by the identity of the slices.
const known = new WeakMap<CatalogueState, Catalogue>()

/** All known wallets by list; the same state gives the same object. */
export function selectCatalogue(state: Pick<PorticoState, 'catalogue' | 'queries'>): Catalogue {
  const select = (list: WalletList) => selectQuery(state, walletListPlace, { list })
  const lists = {
    featured: select('featured'),
    recommended: select('recommended'),
    remembered: select('remembered'),
    excluded: select('excluded'),
    pages: selectQuery(state, walletPagesPlace, undefined),
  }
  const results = selectQuery(state, walletSearchPlace, undefined)
  const { catalogue } = state
  const last = known.get(catalogue)
  const isSame = (Object.keys(lists) as (keyof typeof lists)[]).every(name => last?.[name] === lists[name])
  if (last && isSame && last.search.results === results) return last
  const next = { ...catalogue, ...lists, search: { ...catalogue.search, results } }
  known.set(catalogue, next)
  return next
}

/** Featured and recommended wallets, then the pages, without duplicates; takes `selectCatalogue(state)`. */
export function selectAllWallets(state: Catalogue): readonly Wallet[] {
  // The fallback list shown while the registry is down is not part of it.
  const recommended = state.recommended.status === 'error' ? [] : (state.recommended.data ?? [])
  const lists = [state.featured.data ?? [], recommended, state.pages.data?.wallets ?? []]
  const byId = new Map<string, Wallet>()
  for (const wallet of lists.flat()) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

export function selectDescribedWallets(
  { featured, recommended, remembered, pages, search }: Catalogue,
  { wallets }: { readonly wallets: { readonly custom: readonly Wallet[] } },
): readonly Wallet[] {
  const lists = [featured.data, recommended.data, remembered.data, pages.data?.wallets, search.results.data]
  return [...wallets.custom, ...lists.flatMap(list => list ?? [])]
}

/** Total number of wallets according to the registry; once all pages are read, the number of usable ones. */
export function selectWalletCount(state: Catalogue): number {
  const known = selectAllWallets(state).length
  if (state.pages.status === 'success' && state.pages.data.complete) return known
  return Math.max(state.count + (state.featured.data?.length ?? 0), known)
}
