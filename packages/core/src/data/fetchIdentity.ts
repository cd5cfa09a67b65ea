import { cacheLifetimes } from '../constants/cacheLifetimes.js'
import { dataRetryGap } from '../constants/timing.js'
import { getFamily } from '../families/Families.js'
import { hasNames } from '../networks/hasNames.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import { selectConnectedAccount, selectShownAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import type { Identity, IdentityOwner } from './readIdentity.js'

export type { Identity, IdentityOwner } from './readIdentity.js'

/** The name and picture of an account on a network: the data service may know one and not another. Used again for 5 min (K-09). */
export const identityQuery = defineQuery<Identity, IdentityOwner>({
  name: 'identity',
  key: ({ account }) => account,
  lifetime: cacheLifetimes.identity,
  retryGap: dataRetryGap,
  async fetch(portico, owner, signal) {
    const { readIdentity } = await import('./readIdentity.js')
    return readIdentity(portico, owner, signal)
  },
})

export interface IdentityParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Somebody else's, on the active network of the namespace. @default the connected account */
  readonly address?: string | undefined
}

/** Whose name can be asked for: in families that have names (W-32), and not on networks for tests, unless the owner says so. */
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

/** What the account of a namespace is called, and its picture, as far as that is known; the active one's when none is named. */
export function selectProfile(state: PorticoState, namespace?: ChainNamespace): Identity {
  const account = selectShownAccount(state, namespace)
  const owner = account && selectIdentityOwner(state, { namespace, address: account.address })
  const known = owner && selectQuery(state, identityQuery, owner).data
  return { name: account?.profileName ?? known?.name, avatar: account?.profileImage ?? known?.avatar }
}

/** What people call the connected account, or the one of the address; nothing where it has no name. */
export async function fetchIdentity(
  portico: Portico,
  { force, ...parameters }: IdentityParameters & { readonly force?: boolean | undefined } = {},
): Promise<Identity> {
  const owner = selectIdentityOwner(portico.store.get(), parameters)
  return owner ? fetchQuery(portico, identityQuery, owner, { force }) : {}
}
