import type { Nft } from '@portico/protocol/data'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery, type Query } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import { dataRetryGap } from '../utils/timing.js'
import { type Collectibles, fetchMore, type PagesOwner, selectPagesOwner } from './pages.js'

/** Milliseconds. Longer than for balances: NFTs move rarely, and their metadata costs the service more. */
const nftsLifetime = 60_000

export const nftsQuery: Query<Collectibles, PagesOwner> = defineQuery({
  name: 'nfts',
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: nftsLifetime,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, owner, signal) {
    const { readNfts } = await import('./readNfts.js')
    const known = selectQuery(portico.store.get(), nftsQuery, owner).data
    return readNfts(portico, { ...owner, known }, signal)
  },
})

export interface NftsParameters {
  readonly namespace?: ChainNamespace | undefined
}

export const selectNftsOwner = (state: PorticoState, namespace?: ChainNamespace) =>
  selectPagesOwner(state, 'nfts', namespace)

/** Fetches the first page of the connected account's NFTs. */
export async function fetchNfts(
  portico: Portico,
  { namespace, force }: NftsParameters & { readonly force?: boolean | undefined } = {},
): Promise<readonly Nft[]> {
  const owner = selectNftsOwner(portico.store.get(), namespace)
  if (!owner) return []
  const { caipAddress } = owner
  return (await fetchQuery(portico, nftsQuery, { caipAddress }, { force })).nfts
}

/** Fetches the next page, if there is one. Never rejects. */
export function fetchMoreNfts(portico: Portico, { namespace }: NftsParameters = {}): Promise<void> {
  return fetchMore(portico, nftsQuery, selectNftsOwner(portico.store.get(), namespace))
}
