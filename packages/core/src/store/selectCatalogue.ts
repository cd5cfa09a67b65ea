import type { AsyncData } from '../types/Account.js'
import type { Connector } from '../types/Connector.js'
import type { CustomWallet } from '../types/Features.js'
import type { Wallet } from '../types/Wallet.js'
import type { CatalogueState, WalletSearchState } from './slices/catalogue.js'
import { type QueryPlace, selectQuery } from './slices/queries.js'
import type { PorticoState } from './state.js'

export interface WalletPages {
  readonly wallets: readonly Wallet[]
  /** The last page that was read. */
  readonly page: number
  /** No further page will be asked for. */
  readonly complete: boolean
  /** The chains asked for; pages of another choice are not continued. */
  readonly chains: string
}

export interface WalletSearch extends WalletSearchState {
  readonly results: AsyncData<readonly Wallet[]>
}

/** Every wallet that is known, by the lists that views show. */
export interface Catalogue extends Omit<CatalogueState, 'search'> {
  readonly featured: AsyncData<readonly Wallet[]>
  readonly recommended: AsyncData<readonly Wallet[]>
  /** The wallets used before, with the links that are not kept. */
  readonly remembered: AsyncData<readonly Wallet[]>
  /** What the owner excludes, looked up so that installed ones can be told by name. */
  readonly excluded: AsyncData<readonly Wallet[]>
  readonly pages: AsyncData<WalletPages>
  readonly search: WalletSearch
}

export type WalletList = 'featured' | 'recommended' | 'remembered' | 'excluded'

/** Where the lists are among the queries. */
export const walletListPlace: QueryPlace<readonly Wallet[], { readonly list: WalletList }> = {
  name: 'walletList',
  key: ({ list }) => list,
}

export const walletPagesPlace: QueryPlace<WalletPages, unknown> = { name: 'walletPages' }

export const walletSearchPlace: QueryPlace<readonly Wallet[], unknown> = { name: 'walletSearch' }

// A cache, not state: the same parts give the same object.
const known = new WeakMap<CatalogueState, Catalogue>()

/** The catalogue as views see it. */
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

/** Featured, recommended, then the pages, each wallet once; of `selectCatalogue(state)`. */
export function selectAllWallets(state: Catalogue): readonly Wallet[] {
  // What stands in for the recommended ones of a registry that is down is no part of its list.
  const recommended = state.recommended.status === 'error' ? [] : (state.recommended.data ?? [])
  const lists = [state.featured.data ?? [], recommended, state.pages.data?.wallets ?? []]
  const byId = new Map<string, Wallet>()
  for (const wallet of lists.flat()) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

/** Every wallet that is known with its links, wherever it was described; one may be there twice. */
export function selectDescribedWallets(
  { featured, recommended, remembered, pages, search }: Catalogue,
  { wallets }: { readonly wallets: { readonly custom: readonly CustomWallet[] } },
): readonly (Wallet | CustomWallet)[] {
  const lists = [featured.data, recommended.data, remembered.data, pages.data?.wallets, search.results.data]
  return [...wallets.custom, ...lists.flatMap(list => list ?? [])]
}

/** Whether the owner excludes the wallet behind a connector: by its id, its rdns, or its name where it has none. */
export function selectIsExcluded(
  state: Catalogue,
  connector: Pick<Connector, 'name' | 'explorerId' | 'info'>,
): boolean {
  const { name, explorerId, info } = connector
  return (state.excluded.data ?? []).some(
    wallet => wallet.id === explorerId || (info?.rdns ? wallet.rdns === info.rdns : wallet.name === name),
  )
}

/** How many wallets the catalogue has, as far as it said; once all are there, how many are of use here. */
export function selectWalletCount(state: Catalogue): number {
  const known = selectAllWallets(state).length
  if (state.pages.status === 'loaded' && state.pages.data.complete) return known
  return Math.max(state.count + (state.featured.data?.length ?? 0), known)
}
