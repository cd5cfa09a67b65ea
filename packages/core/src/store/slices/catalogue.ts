import type { AsyncData } from '../../types/Account.js'
import type { Connector } from '../../types/Connector.js'
import type { CustomWallet } from '../../types/Features.js'
import type { RecentWallet, Wallet } from '../../types/Wallet.js'

export interface WalletPages {
  readonly wallets: readonly Wallet[]
  /** The last page that was read. */
  readonly page: number
  /** No further page will be asked for. */
  readonly complete: boolean
  /** The chains asked for; pages of another choice are not continued. */
  readonly chains: string
}

export interface WalletSearch {
  readonly query: string
  readonly certifiedOnly: boolean
  readonly results: AsyncData<readonly Wallet[]>
}

export interface CatalogueState {
  readonly featured: AsyncData<readonly Wallet[]>
  readonly recommended: AsyncData<readonly Wallet[]>
  /** The wallets used before, with the links that are not kept. */
  readonly remembered: AsyncData<readonly Wallet[]>
  /** What the owner excludes, looked up so that installed ones can be told by name. */
  readonly excluded: AsyncData<readonly Wallet[]>
  readonly pages: AsyncData<WalletPages>
  readonly search: WalletSearch
  readonly recent: readonly RecentWallet[]
  /** The largest total that any answer named. */
  readonly count: number
}

const idle = { status: 'idle' } as const

export const initialSearch: WalletSearch = { query: '', certifiedOnly: false, results: idle }

export const initialCatalogue: CatalogueState = {
  featured: idle,
  recommended: idle,
  remembered: idle,
  excluded: idle,
  pages: idle,
  search: initialSearch,
  recent: [],
  count: 0,
}

export type WalletList = 'featured' | 'recommended' | 'remembered' | 'excluded'

export function setWalletList(
  state: CatalogueState,
  list: WalletList,
  data: AsyncData<readonly Wallet[]>,
  count = 0,
): CatalogueState {
  return { ...state, [list]: data, count: Math.max(state.count, count) }
}

export function setPages(state: CatalogueState, pages: AsyncData<WalletPages>, count = 0): CatalogueState {
  return { ...state, pages, count: Math.max(state.count, count) }
}

export function setSearch(state: CatalogueState, search: WalletSearch): CatalogueState {
  return { ...state, search }
}

export function setRecent(state: CatalogueState, recent: readonly RecentWallet[]): CatalogueState {
  return { ...state, recent }
}

/** Featured, recommended, then the pages, each wallet once; of `state.catalogue`. */
export function selectAllWallets(state: CatalogueState): readonly Wallet[] {
  // What stands in for the recommended ones of a registry that is down is no part of its list.
  const recommended = state.recommended.status === 'error' ? [] : (state.recommended.data ?? [])
  const lists = [state.featured.data ?? [], recommended, state.pages.data?.wallets ?? []]
  const byId = new Map<string, Wallet>()
  for (const wallet of lists.flat()) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}

/** Every wallet that is known with its links, wherever it was described; one may be there twice. */
export function selectDescribedWallets(
  { featured, recommended, remembered, pages, search }: CatalogueState,
  { customWallets }: { readonly customWallets: readonly CustomWallet[] },
): readonly (Wallet | CustomWallet)[] {
  const lists = [featured.data, recommended.data, remembered.data, pages.data?.wallets, search.results.data]
  return [...customWallets, ...lists.flatMap(list => list ?? [])]
}

/** Whether the owner excludes the wallet behind a connector: by its id, its rdns, or its name where it has none. */
export function selectIsExcluded(
  state: CatalogueState,
  connector: Pick<Connector, 'name' | 'explorerId' | 'info'>,
): boolean {
  const { name, explorerId, info } = connector
  return (state.excluded.data ?? []).some(
    wallet => wallet.id === explorerId || (info?.rdns ? wallet.rdns === info.rdns : wallet.name === name),
  )
}

/** How many wallets the catalogue has, as far as it said. */
export function selectWalletCount(state: CatalogueState): number {
  return Math.max(state.count, selectAllWallets(state).length)
}
