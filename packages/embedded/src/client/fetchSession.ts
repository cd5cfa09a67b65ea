import type { CaipAddress, CaipNetworkId } from '@portico/core'
import type {
  AccountType,
  AccountUser,
  SourceContext,
  SourceGrant,
  SourceSession,
} from '@portico/core/adapter'
import {
  isPorticoError,
  noRequestedChainSupported,
  notSignedIn,
  PorticoError,
  requestAborted,
  userRejected,
} from '@portico/protocol'
import { approveRpcMethods, type FrameUser, rpcMethods, safeRpcMethods } from '@portico/protocol/frame'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { evmNamespace } from '../families/evm/evmChains.js'
import { findPermissionChains } from '../families/evm/findPermissionChains.js'
import { type ServedNamespace, servedNamespaces } from '../families/servedNamespaces.js'
import type { Channel } from '../frame/createChannel.js'
import { type Chains, getNamespace, getReference } from './createChains.js'

interface FetchSessionParameters {
  readonly context: SourceContext
  readonly channel: Channel
  readonly chains: Chains
  readonly name: string
  readonly accountType?: AccountType | undefined
  readonly signsIn?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

const events = ['accountsChanged', 'chainChanged']

/** The methods that the page is told of. Balances come from the site's data service, if there is one. */
function listMethods(
  namespace: ServedNamespace,
  { holdings }: SourceContext,
  hasPermissions = false,
): readonly string[] {
  const isOffered = { always: true, data: holdings !== undefined, permissions: hasPermissions, never: false }
  const served = [...safeRpcMethods, ...approveRpcMethods].filter(method => {
    const { family, offer } = rpcMethods[method]
    return family === namespace && isOffered[offer]
  })
  return [...served, ...embeddedFamilies[namespace].ownMethods]
}

export async function fetchSession(parameters: FetchSessionParameters): Promise<SourceSession> {
  const { context, channel, chains, name, signal } = parameters
  const networks = context.getNetworks()
  const hasSmart = await hasSmartAccounts(parameters, networks)
  const isSmart = hasSmart && parameters.accountType === 'smartAccount'
  const fetched = servedNamespaces
    .filter(namespace => networks.some(id => getNamespace(id) === namespace))
    .map(async namespace => {
      if (embeddedFamilies[namespace].hasAccountsByNetwork)
        return fetchByNetwork(parameters, namespace, networks)
      const chain = chains.get(namespace)
      const chainId = embeddedFamilies[namespace].toUserChain(chain)
      const preferredAccountType = isSmart && namespace === evmNamespace ? 'smartAccount' : 'eoa'
      const request = { chainId, preferredAccountType, rpcUrl: chains.getRpcUrl(chain) } as const
      const user = await channel.request('GET_USER', request, signal)
      const hasPermissions =
        isSmart && namespace === evmNamespace && (await supportsPermissions(parameters, user))
      const grant = toGrant(context, namespace, user, networks, hasPermissions)
      const kinds = hasSmart && namespace === evmNamespace ? describeKinds(user) : undefined
      return [{ namespace, user, grant: { ...grant, ...kinds } }]
    })
  const families = (await Promise.all(fetched)).flat()
  const [first] = families
  if (!first) throw new PorticoError(noRequestedChainSupported)
  return {
    // The same for both account types: a session belongs to the visitor, not to an address.
    id: first.user.accounts?.find(({ type }) => type === 'eoa')?.address ?? first.user.address,
    wallet: { name },
    namespaces: Object.fromEntries(families.map(({ namespace, grant }) => [namespace, grant])),
    user: toAccountUser(first.user),
    ...(parameters.signsIn && (await requestSignIn(parameters, isSmart))),
  }
}

/** Sign-in plugins may check addresses, so they write this one, and the vault gets its placeholder instead. */
const noAddress = `0x${'0'.repeat(40)}`
const addressPlaceholder = '<<AccountAddress>>'

/**
 * Comes after all accounts: a request for another network ends what the vault asks. Optional for the visitor.
 */
async function requestSignIn(
  { context, channel, chains }: FetchSessionParameters,
  isSmart: boolean,
): Promise<Pick<SourceSession, 'signIns' | 'signInError'> | undefined> {
  const signIn = await context.createSignIn(evmNamespace, noAddress)
  if (!signIn) return undefined
  const { data, text } = signIn
  const chain = data.chainId as CaipNetworkId // of the network in use
  const siwxMessage = {
    ...data,
    resources: data.resources && [...data.resources],
    accountAddress: addressPlaceholder,
    serializedMessage: text.replaceAll(noAddress, addressPlaceholder),
  }
  try {
    const { address, message, signature } = await channel.request('GET_USER', {
      chainId: embeddedFamilies[evmNamespace].toUserChain(chain),
      preferredAccountType: isSmart ? 'smartAccount' : 'eoa',
      rpcUrl: chains.getRpcUrl(chain),
      siwxMessage,
    })
    if (!message || !signature) return undefined
    return { signIns: [{ data: { ...data, accountAddress: address }, message, signature }] }
  } catch (error) {
    if (isPorticoError(error, userRejected) || isPorticoError(error, requestAborted))
      return { signInError: error }
    context.environment.logger.warn('The sign-in within the login failed; the visitor is asked again.', error)
    return undefined
  }
}

/** Networks that the vault does not know, or has no keys for, are skipped. */
async function fetchByNetwork(
  { context, channel, chains, signal }: FetchSessionParameters,
  namespace: ServedNamespace,
  networks: readonly CaipNetworkId[],
) {
  const family = embeddedFamilies[namespace]
  const asked = networks
    .filter(id => getNamespace(id) === namespace)
    .map(async chain => {
      const chainId = family.toUserChain(chain)
      try {
        const user = await channel.request('GET_USER', { chainId, rpcUrl: chains.getRpcUrl(chain) }, signal)
        return user.chainId === chainId ? [{ chain, user }] : []
      } catch (error) {
        if (isPorticoError(error, notSignedIn) || signal?.aborted) throw error
        return []
      }
    })
  const served = (await Promise.all(asked)).flat()
  const [first] = served
  if (!first) return []
  const listed = served.flatMap(({ chain, user }) =>
    (user.accounts ?? []).map(account => ({ chain, ...account })),
  )
  const grant: SourceGrant = {
    chains: served.map(({ chain }) => chain),
    accounts: listed.map(({ chain, address }): CaipAddress => `${chain}:${address}`),
    details: Object.fromEntries(
      listed.map(({ address, type, publicKey }) => [
        address,
        { ...(type !== 'smartAccount' && { type }), publicKey },
      ]),
    ),
    methods: listMethods(namespace, context),
    events,
  }
  return [{ namespace, user: first.user, grant }]
}

/** A smart account is used only if every EVM network of the site supports it. */
async function hasSmartAccounts(
  { channel, signal }: FetchSessionParameters,
  networks: readonly CaipNetworkId[],
): Promise<boolean> {
  const used = networks.filter(id => getNamespace(id) === evmNamespace)
  if (used.length === 0) return false
  const enabled = await channel.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, signal).then(
    ({ smartAccountEnabledNetworks }) => smartAccountEnabledNetworks,
    (): readonly number[] => [],
  )
  return used.every(id => enabled.includes(Number(getReference(id))))
}

async function supportsPermissions(
  { context, channel, signal }: FetchSessionParameters,
  { address, chainId }: FrameUser,
): Promise<boolean> {
  const request = {
    method: 'wallet_getCapabilities',
    params: [address],
    chainNamespace: evmNamespace,
    chainId,
  }
  const ask = (over: AbortSignal) => channel.request('RPC_REQUEST', request, over)
  const chains = await findPermissionChains(context.environment, ask, signal)
  return chains !== undefined && chains.length > 0
}

function describeKinds({ address, accounts = [], preferredAccountType, smartAccountDeployed }: FrameUser) {
  const types = accounts.filter(known => known.address === address).map(({ type }) => type)
  const isShared = types.length > 1
  return {
    details: {
      [address]: {
        type: (isShared ? preferredAccountType : types[0]) ?? 'eoa',
        ...(isShared && preferredAccountType === 'smartAccount' && { isDelegated: true }),
        smartAccountDeployed,
      },
    },
    accountTypes: ['smartAccount', 'eoa'] as const,
  }
}

const toAccountUser = ({ email, hasOwnRecovery, isNew }: FrameUser): AccountUser => ({
  email: email ?? undefined,
  hasOwnRecovery,
  isNew,
})

function toGrant(
  context: SourceContext,
  namespace: ServedNamespace,
  { address }: FrameUser,
  networks: readonly CaipNetworkId[],
  hasPermissions: boolean,
): SourceGrant {
  const chains = networks.filter(id => getNamespace(id) === namespace)
  return {
    chains,
    accounts: chains.map((chain): CaipAddress => `${chain}:${address}`),
    methods: listMethods(namespace, context, hasPermissions),
    events,
  }
}
