import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { type Family, fetchRpc, rpcPageAnswerLimit } from '@portico/core/adapter'
import { malformedAnswer, noRpcProvider, PorticoError, unauthorized } from '@portico/protocol'
import { normaliseMessage } from '@portico/protocol/frame'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import type { PairingGrant } from '../client/PairingClient.js'
import { evmNamespace } from '../families/evmNamespace.js'
import { findGrantedChain } from '../session/parseReportedChain.js'
import type { StoredSession } from '../session/parseStoredSession.js'
import { addEthereumChain, switchEthereumChain } from './changeEthereumChain.js'
import { getCallsStatus } from './getCallsStatus.js'
import { getCapabilities } from './getCapabilities.js'
import type { RemoteCall } from './PairingProvider.js'
import { normaliseChain, type ProviderContext, type ProviderMethod } from './ProviderContext.js'
import { requestWallet } from './requestWallet.js'

const evmMethods: Readonly<Record<string, ProviderMethod>> = {
  eth_accounts: ({ getAddresses }) => getAddresses(),
  eth_requestAccounts: ({ getAddresses }) => getAddresses(),
  eth_chainId: ({ chainId, formatChain }) => formatChain(chainId),
  net_version: ({ chainId }) => chainId.slice(chainId.indexOf(':') + 1),
  wallet_switchEthereumChain: switchEthereumChain,
  wallet_addEthereumChain: addEthereumChain,
  wallet_getCallsStatus: getCallsStatus,
  wallet_getCapabilities: getCapabilities,
}

const answersText = /^(personal_sign|eth_sign|eth_signTransaction|eth_sendTransaction|eth_signTypedData.*)$/

const ownMethods: Readonly<Partial<Record<ChainNamespace, typeof evmMethods>>> = {
  [evmNamespace]: evmMethods,
}

function normaliseParams({ method, params }: RemoteCall): unknown {
  return method === 'personal_sign' && Array.isArray(params) ? normaliseMessage(params) : params
}

export interface RouteContext extends Pick<ProviderContext, 'setChain' | 'getAddresses' | 'formatChain'> {
  readonly runtime: ClientRuntime
  readonly family: Family
  readonly session: StoredSession
  readonly grant: PairingGrant
  readonly chain: CaipNetworkId
}

export async function routeRequest(
  context: RouteContext,
  call: RemoteCall,
  chain?: string,
): Promise<unknown> {
  const { runtime, family, grant } = context
  const { namespace } = family
  const { topic } = context.session
  const { method, rpcUrl } = call
  const params = normaliseParams(call)
  const wanted = normaliseChain(family, chain ?? call.chainId) ?? context.chain
  const chainId = findGrantedChain(family, grant, wanted) ?? wanted
  const askWallet = async (name = method, values = params) => {
    const result = await requestWallet(runtime, { topic, chainId, method: name, params: values })
    if (answersText.test(name) && typeof result !== 'string') throw new PorticoError(malformedAnswer)
    return result
  }
  const methods = ownMethods[namespace]
  const own = methods && Object.hasOwn(methods, method) ? methods[method] : undefined
  if (own) return own({ ...context, chainId, params, askWallet })
  const isGranted = grant.methods.includes(method)
  if (!family.remote?.isForNode?.(method, isGranted)) {
    if (isGranted) return askWallet()
    throw new PorticoError(unauthorized)
  }
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
