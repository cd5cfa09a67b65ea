import type { CaipNetworkId } from '@portico/core'
import { fetchRpc, rpcPageAnswerLimit } from '@portico/core/adapter'
import type { ClientRuntime } from '../../client/ClientRuntime.js'

export const evmNamespace = 'eip155'

export const getChainNumber = (chain: CaipNetworkId): string => chain.slice(evmNamespace.length + 1)

export const formatChain = (chain: CaipNetworkId): string => `0x${Number(getChainNumber(chain)).toString(16)}`

export function askNode(runtime: ClientRuntime, method: string, params: unknown = []): Promise<unknown> {
  const chain = runtime.getChain(evmNamespace)
  const { environment, getRpcUrls } = runtime.context
  return fetchRpc(
    { method, params },
    { environment, urls: getRpcUrls(chain), chainId: getChainNumber(chain), limit: rpcPageAnswerLimit },
  )
}
