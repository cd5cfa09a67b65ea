import type { Nft } from '@portico/protocol/data'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery, type Query } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import { dataRetryGap } from '../utils/timing.js'
import type { Collectibles } from './addNfts.js'
import type { NftsOwner } from './readNfts.js'

export type { NftsOwner } from './readNfts.js'

/** Milliseconds. Longer than for balances: NFTs move rarely, and their metadata costs the service more. */
const nftsLifetime = 60_000

/** NFTs of an account on a network: all pages up to the last one requested. */
export const nftsQuery: Query<Collectibles, NftsOwner> = defineQuery({
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

/** The account, if its family has NFTs. */
export function selectNftsOwner(state: PorticoState, namespace?: ChainNamespace): NftsOwner | undefined {
  const account = selectConnectedAccount(state, namespace)
  return account && getFamily(state.families, account.namespace).abilities.includes('nfts')
    ? account
    : undefined
}

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
export async function fetchMoreNfts(portico: Portico, { namespace }: NftsParameters = {}): Promise<void> {
  const owner = selectNftsOwner(portico.store.get(), namespace)
  if (!owner) return
  const { caipAddress } = owner
  const read = () => selectQuery(portico.store.get(), nftsQuery, { caipAddress })
  const cursor = read().data?.next
  // The first page may be reloading, or another caller may have requested this one.
  if (read().fetchStatus === 'fetching')
    await fetchQuery(portico, nftsQuery, { caipAddress }).catch(() => undefined)
  if (cursor === undefined || cursor !== read().data?.next) return
  await fetchQuery(portico, nftsQuery, { caipAddress, cursor }, { force: true }).catch(() => undefined)
}
