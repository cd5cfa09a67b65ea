import { fetchRpc, rpcPageAnswerLimit } from '@portico/core/adapter'
import type { ClientRuntime } from '../../client/ClientRuntime.js'
import { evmNamespace, getChainNumber } from './evmChains.js'

export function askNode(runtime: ClientRuntime, method: string, params: unknown = []): Promise<unknown> {
  const chain = runtime.getChain(evmNamespace)
  const { environment, getRpcUrls } = runtime.context
  return fetchRpc(
    { method, params },
    { environment, urls: getRpcUrls(chain), chainId: getChainNumber(chain), limit: rpcPageAnswerLimit },
  )
}
