import type { Connector, Network } from '@portico/core'
import { requestTimeout, withTimeout } from '@portico/core/adapter'
import { PorticoError, walletTimeout } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { fetchChain } from '../rpc/fetchChain.js'
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
