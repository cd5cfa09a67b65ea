import type { Nft, Transaction } from '@portico/protocol/data'
import type { CaipAddress, ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { fetchQuery } from '../query/fetchQuery.js'
import type { Query } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'

/** Items of an account on a network: all pages up to the last one requested. */
export interface Pages {
  /** Cursor of the next page; undefined if there is none. */
  readonly next: string | undefined
  readonly cursors: readonly string[]
}

export interface Activity extends Pages {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
}

export interface Collectibles extends Pages {
  /** Latest received first. */
  readonly nfts: readonly Nft[]
}

export interface PagesOwner {
  readonly caipAddress: CaipAddress
  /** Page to append. Default: the first, which has new items. */
  readonly cursor?: string | undefined
}

/** The account, if its family has the ability (W-32). */
export function selectPagesOwner(
  state: PorticoState,
  ability: 'activity' | 'nfts',
  namespace: ChainNamespace | undefined,
): PagesOwner | undefined {
  const account = selectConnectedAccount(state, namespace)
  const isAble = account && getFamily(state.families, account.namespace).abilities.includes(ability)
  return isAble ? account : undefined
}

/** Fetches the next page, if there is one. Never rejects. */
export async function fetchMore<Data extends Pages>(
  portico: Portico,
  query: Query<Data, PagesOwner>,
  owner: PagesOwner | undefined,
  onMore: (page: PagesOwner) => void = () => undefined,
): Promise<void> {
  if (!owner) return
  const { caipAddress } = owner
  const read = () => selectQuery(portico.store.get(), query, { caipAddress })
  const cursor = read().data?.next
  // The first page may be reloading, or another caller may have requested this one.
  if (read().fetchStatus === 'fetching')
    await fetchQuery(portico, query, { caipAddress }).catch(() => undefined)
  if (cursor === undefined || cursor !== read().data?.next) return
  onMore({ caipAddress, cursor })
  await fetchQuery(portico, query, { caipAddress, cursor }, { force: true }).catch(() => undefined)
}
