import type { CaipNetworkId, ChainNamespace, PairingGrant } from '@portico/core'
import { fetchRpc, rpcPageAnswerLimit } from '@portico/core/adapter'
import { malformedAnswer, noRpcProvider, PorticoError, unauthorized } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { requestWallet } from '../client/requestWallet.js'
import { evmNamespace } from '../families/evmFamily.js'
import { findGrantedChain } from '../session/findGrantedChain.js'
import type { StoredSession } from '../session/StoredSession.js'
import { evmMethods } from './evmMethods.js'
import { normaliseChain } from './normaliseChain.js'
import type { ProviderContext } from './ProviderContext.js'
import type { RemoteCall } from './RemoteCall.js'

/** What a chain's node answers, whatever the wallet offers. */
const isRead =
  /^(eth_(get|call$|block|estimate|fee|gas|max|sendRaw|syncing|new|uninstall|supported)|net_|web3_)/
/** Methods whose answer is a text or nothing at all. */
const answersText = /^(personal_sign|eth_sign|eth_signTransaction|eth_sendTransaction|eth_signTypedData.*)$/
/** What a chain's node can never do. */
const needsWallet =
  /^(personal_|wallet_|eth_sign|eth_sendTransaction$|solana_|sendTransfer$|signMessage$|signPsbt$|getAccountAddresses$|cosmos_|polkadot_)/

/** What families have answered here, or with more than passing on. */
const ownMethods: Readonly<Partial<Record<ChainNamespace, typeof evmMethods>>> = {
  [evmNamespace]: evmMethods,
}

export interface RouteContext extends Pick<ProviderContext, 'setChain' | 'getAddresses' | 'formatChain'> {
  readonly runtime: ClientRuntime
  readonly namespace: ChainNamespace
  readonly session: StoredSession
  readonly grant: PairingGrant
  /** The chain that the provider is on. */
  readonly chain: CaipNetworkId
}

/** To the wallet what signs, to the chain what reads, and answered here what is known. */
export async function routeRequest(
  context: RouteContext,
  call: RemoteCall,
  chain?: string,
): Promise<unknown> {
  const { runtime, namespace, grant } = context
  const { topic } = context.session
  const { method, params, rpcUrl } = call
  const wanted = normaliseChain(namespace, chain ?? call.chainId) ?? context.chain
  const chainId = findGrantedChain(namespace, grant, wanted) ?? wanted
  const askWallet = async (name = method, values = params) => {
    const result = await requestWallet(runtime, { topic, chainId, method: name, params: values })
    if (answersText.test(name) && typeof result !== 'string') throw new PorticoError(malformedAnswer)
    return result
  }
  const methods = ownMethods[namespace]
  const own = methods && Object.hasOwn(methods, method) ? methods[method] : undefined
  if (own) return own({ ...context, chainId, params, askWallet })
  if (grant.methods.includes(method) && !isRead.test(method)) return askWallet()
  if (needsWallet.test(method)) throw new PorticoError(unauthorized)
  if (!rpcUrl && !grant.chains.includes(chainId))
    throw new PorticoError(noRpcProvider, { context: { chain: chainId } })
  const urls = rpcUrl ? [rpcUrl] : runtime.context.getRpcUrls(chainId)
  return fetchRpc(
    { method, params },
    {
      environment: runtime.environment,
      urls,
      chainId: chainId.slice(namespace.length + 1),
      limit: rpcPageAnswerLimit,
    },
  )
}
