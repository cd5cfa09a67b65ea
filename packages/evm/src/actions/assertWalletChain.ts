import type { Connector, Network } from '@portico/core'
import { chainDisconnected, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { requestWallet } from './requestWallet.js'

export async function assertWalletChain(
  runtime: EvmRuntime,
  connector: Connector,
  network: Network,
): Promise<number> {
  const chainId = parseChainId(await requestWallet(runtime, connector, 'eth_chainId'))
  if (chainId === undefined || chainId !== parseChainId(network.id)) throw new PorticoError(chainDisconnected)
  return chainId
}
