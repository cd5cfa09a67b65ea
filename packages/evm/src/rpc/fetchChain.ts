import type { Network } from '@portico/core'
import { fetchRpc, postRpc, type RpcRequest } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseChainId } from '../normalise/parseChainId.js'

/** Asks a network's endpoints over HTTP in turn. One that serves another chain is never believed. */
export function fetchChain(runtime: EvmRuntime, network: Network, request: RpcRequest): Promise<unknown> {
  const { environment, getRpcUrls } = runtime.context
  return fetchRpc(request, {
    environment,
    urls: getRpcUrls(network),
    chainId: network.id,
    check: url => assertServes(runtime, url, network),
  })
}

/** Asked once per endpoint, and again when the question failed. */
async function assertServes(runtime: EvmRuntime, url: string, network: Network): Promise<void> {
  const { endpoints, context } = runtime
  const { environment } = context
  const served =
    endpoints.get(url) ?? postRpc(url, { method: 'eth_chainId' }, { environment }).then(parseChainId)
  endpoints.set(url, served)
  served.catch(() => endpoints.delete(url))
  const chainId = await served
  if (chainId === parseChainId(network.id)) return
  environment.logger.warn(`${url} serves the chain ${chainId}, not ${network.id}; it is not used.`)
  throw new PorticoError(malformedResponse, { context: { url }, detail: 'It serves another chain.' })
}
