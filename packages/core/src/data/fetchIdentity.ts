import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { hasNames } from '../families/networks/hasNames.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount, selectShownAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import { dataRetryGap } from '../utils/timing.js'
import type { Identity, IdentityOwner } from './readIdentity.js'

export type { Identity, IdentityOwner } from './readIdentity.js'

/** Name and avatar of an account on a network, cached for 5 min (K-09): the data service may cover one alone. */
export const identityQuery = defineQuery<Identity, IdentityOwner>({
  name: 'identity',
  queryKey: ({ account }) => account,
  staleTime: cacheLifetimes.identity,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, owner, signal) {
    const { readIdentity } = await import('./readIdentity.js')
    return readIdentity(portico, owner, signal)
  },
})

export interface IdentityParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Another address on the namespace's active network. @default the connected account */
  readonly address?: string | undefined
}

/** The account, if its family has names (W-32) and the network is not a test network without names. */
export function selectIdentityOwner(
  state: PorticoState,
  { namespace = state.networks.activeNamespace, address }: IdentityParameters = {},
): IdentityOwner | undefined {
  const network = state.networks.active[namespace]
  const named = address ?? selectConnectedAccount(state, namespace)?.address
  const { abilities, toComparable } = getFamily(state.families, namespace)
  if (!network || !hasNames(network) || !named || !abilities.includes('names')) return undefined
  return {
    caipAddress: `${network.caipNetworkId}:${named}`,
    account: `${network.caipNetworkId}:${toComparable(named)}`,
  }
}

export function selectProfile(state: PorticoState, namespace?: ChainNamespace): Identity {
  const account = selectShownAccount(state, namespace)
  const owner = account && selectIdentityOwner(state, { namespace, address: account.address })
  const known = owner && selectQuery(state, identityQuery, owner).data
  return { name: account?.profileName ?? known?.name, avatar: account?.profileImage ?? known?.avatar }
}

/** Fetches name and avatar of the connected account or of the given address; empty if it has no name. */
export async function fetchIdentity(
  portico: Portico,
  { force, ...parameters }: IdentityParameters & { readonly force?: boolean | undefined } = {},
): Promise<Identity> {
  const owner = selectIdentityOwner(portico.store.get(), parameters)
  return owner ? fetchQuery(portico, identityQuery, owner, { force }) : {}
}
