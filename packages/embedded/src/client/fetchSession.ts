import type {
  AccountUser,
  CaipAddress,
  CaipNetworkId,
  SourceContext,
  SourceGrant,
  SourceSession,
} from '@portico/core'
import { noRequestedChainSupported, PorticoError } from '@portico/protocol'
import {
  approveRpcMethods,
  type FrameUser,
  safeRpcMethods,
  unservedRpcMethods,
} from '@portico/protocol/frame'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { type ServedNamespace, servedNamespaces } from '../families/servedNamespaces.js'
import type { Channel } from '../frame/createChannel.js'
import { type Chains, getNamespace } from './createChains.js'

export interface FetchSessionParameters {
  readonly context: SourceContext
  readonly channel: Channel
  readonly chains: Chains
  readonly name: string
  readonly signal?: AbortSignal | undefined
}

const events = ['accountsChanged', 'chainChanged']

const unserved: readonly string[] = unservedRpcMethods
const served = [...safeRpcMethods, ...approveRpcMethods].filter(method => !unserved.includes(method))

/** Asks the vault who is logged in, once for each family, and makes a session of it. */
export async function fetchSession(parameters: FetchSessionParameters): Promise<SourceSession> {
  const { context, channel, chains, name, signal } = parameters
  const networks = context.getNetworks()
  const fetched = servedNamespaces
    .filter(namespace => networks.some(id => getNamespace(id) === namespace))
    .map(async namespace => {
      const chain = chains.get(namespace)
      const chainId = embeddedFamilies[namespace].toUserChain(chain)
      const request = { chainId, preferredAccountType: 'eoa', rpcUrl: chains.getRpcUrl(chain) } as const
      const user = await channel.request('GET_USER', request, signal)
      return { namespace, user, grant: toGrant(namespace, user, networks) }
    })
  const families = await Promise.all(fetched)
  const [first] = families
  if (!first) throw new PorticoError(noRequestedChainSupported)
  return {
    id: first.user.address,
    wallet: { name },
    namespaces: Object.fromEntries(families.map(({ namespace, grant }) => [namespace, grant])),
    user: toAccountUser(first.user),
  }
}

const toAccountUser = ({ email, hasOwnRecovery, isNew }: FrameUser): AccountUser => ({
  email: email ?? undefined,
  hasOwnRecovery,
  ...(isNew && { isNew }),
})

/** One account, the same on every network of the family. */
function toGrant(
  namespace: ServedNamespace,
  { address }: FrameUser,
  networks: readonly CaipNetworkId[],
): SourceGrant {
  const chains = networks.filter(id => getNamespace(id) === namespace)
  return {
    chains,
    accounts: chains.map((chain): CaipAddress => `${chain}:${address}`),
    methods: embeddedFamilies[namespace].listMethods(served),
    events,
  }
}
