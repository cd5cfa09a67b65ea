import { chainNotSupported, noRpcProvider, PorticoError, watchOnly } from '@portico/protocol'
import { createEmitter, type ProviderListener } from '../families/adapter/createEmitter.js'
import { type ProviderCall, parseProviderCall } from '../families/adapter/parseProviderCall.js'
import type { RequestProvider } from '../families/adapter/RequestProvider.js'
import { toRpcError } from '../families/adapter/toRpcError.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { fetchRpc } from '../services/fetchRpc.js'
import { rpcPageAnswerLimit } from '../utils/limits.js'
import { readProperty } from '../utils/readProperty.js'
import type { SourceContext } from './Source.js'
import type { SourceGrant } from './SourceSession.js'

export interface WatchProvider extends RequestProvider {
  on(event: string, listener: ProviderListener): WatchProvider
  removeListener(event: string, listener: ProviderListener): WatchProvider
  enter(network: CaipNetworkId): void
}

export interface WatchProviderParts {
  readonly namespace: ChainNamespace
  readonly sessionId: string
  getGrant(): SourceGrant | undefined
}

/** Returns the accounts, forwards reads to a node, and rejects everything else. */
export function createWatchProvider(
  context: SourceContext,
  { namespace, sessionId, getGrant }: WatchProviderParts,
): WatchProvider {
  const { environment, families } = context
  const family = getFamily(families, namespace)
  const emitter = createEmitter(error => environment.logger.error('A listener failed.', error))
  let chosen: CaipNetworkId | undefined

  const getChain = (): CaipNetworkId => chosen ?? getGrant()?.chains[0] ?? `${namespace}:`
  const toReference = (chain: string) => chain.slice(namespace.length + 1)
  const formatChain = (chain: CaipNetworkId) =>
    family.remote?.formatChain?.(toReference(chain)) ?? toReference(chain)
  const listAddresses = () => {
    const prefix = `${getChain()}:`
    const accounts = getGrant()?.accounts ?? []
    return accounts.filter(account => account.startsWith(prefix)).map(account => account.slice(prefix.length))
  }
  const enter = (network: CaipNetworkId) => {
    if (network === getChain()) return
    chosen = network
    emitter.emit('chainChanged', formatChain(network))
  }

  const answers: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_accounts: listAddresses,
    eth_requestAccounts: listAddresses,
    eth_chainId: () => formatChain(getChain()),
    net_version: () => toReference(getChain()),
    wallet_getCapabilities: () => ({}),
    wallet_switchEthereumChain(params) {
      const wanted: unknown = readProperty(readProperty(params, '0'), 'chainId')
      const reference = typeof wanted === 'string' ? family.parseChainId(wanted) : undefined
      const network = getGrant()?.chains.find(chain => toReference(chain) === reference)
      if (!network) throw new PorticoError(chainNotSupported)
      enter(network)
      context.emit({ type: 'chainChanged', sessionId, namespace, chainId: toReference(network) })
      return null
    },
  }

  async function answer({ method, params }: ProviderCall): Promise<unknown> {
    const own = Object.hasOwn(answers, method) ? answers[method] : undefined
    if (own) return own(params)
    if (!family.remote?.isForNode?.(method, false)) throw new PorticoError(watchOnly)
    const chain = getChain()
    const urls = context.getRpcUrls(chain)
    if (urls.length === 0) throw new PorticoError(noRpcProvider, { context: { chain } })
    const options = { environment, urls, chainId: toReference(chain), limit: rpcPageAnswerLimit }
    return fetchRpc({ method, params }, options)
  }

  return {
    async request(call) {
      parseProviderCall(call)
      try {
        return await answer(call)
      } catch (error) {
        throw toRpcError(error)
      }
    },
    on(event, listener) {
      emitter.on(event, listener)
      return this
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return this
    },
    enter,
  }
}
