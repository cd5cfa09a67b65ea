import type { Connector, Network } from '@portico/core'
import type { AccountParameters, ChainReader, RpcRequest } from '@portico/core/adapter'
import { fetchFromChain, requestTimeout, withTimeout } from '@portico/core/adapter'
import { PorticoError, walletTimeout } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseChainId } from '../normalise/quantity.js'
import { requestWallet } from './requestWallet.js'

export interface ReadParameters {
  readonly connector?: Connector | undefined
  readonly network: Network
  readonly method: string
  readonly params: readonly unknown[]
}

/** Reads through the wallet if it is on that chain, with the network's endpoints as fallback. */
export async function readChain(runtime: EvmRuntime, parameters: ReadParameters): Promise<unknown> {
  const { connector, network, method, params } = parameters
  const { environment, getRpcUrls } = runtime.context
  if (connector && runtime.getChainId(connector) === parseChainId(network.id)) {
    try {
      return await withTimeout(() => requestWallet(runtime, connector, method, params), {
        environment,
        milliseconds: requestTimeout,
        error: () => new PorticoError(walletTimeout),
      })
    } catch (error) {
      if (getRpcUrls(network).length === 0) throw error
    }
  }
  return fetchChain(runtime, network, { method, params })
}

/** Queries the network's endpoints in turn, and rejects one that serves another chain. */
export function fetchChain(reader: ChainReader, network: Network, request: RpcRequest): Promise<unknown> {
  return fetchFromChain(reader, network, request, { question, isProven })
}

const question = { method: 'eth_chainId' }

const isProven = (chainId: unknown, { id }: Network) => parseChainId(chainId) === parseChainId(id)

/** Never asks the data service, whose claims it verifies. */
export function readIndependently(
  runtime: EvmRuntime,
  { connector, network }: Pick<AccountParameters, 'connector' | 'network'>,
  call: { readonly to: string; readonly data: string },
): Promise<unknown> {
  const { context } = runtime
  const { data: service } = context.options.services
  const getRpcUrls: typeof context.getRpcUrls = each =>
    context.getRpcUrls(each).filter(url => service === undefined || !url.startsWith(service))
  const own = { ...runtime, context: { ...context, getRpcUrls } }
  const request = { method: 'eth_call', params: [call, 'latest'] }
  // Remote wallets read through the page's endpoints, which include the service's.
  return connector.isSource
    ? fetchChain(own, network, request)
    : readChain(own, { connector, network, ...request })
}
