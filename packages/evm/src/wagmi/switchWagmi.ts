import type { Network } from '@portico/core'
import type { AdapterContext } from '@portico/core/adapter'
import { normaliseError } from '@portico/core/adapter'
import { chainNotSupported, PorticoError } from '@portico/protocol'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { switchChain } from '../actions/switchChain.js'
import { parseChainId } from '../normalise/parseChainId.js'
import { isEip1193Provider } from '../provider/isEip1193Provider.js'
import type { Wagmi } from './Wagmi.js'

/** Injected wallets switch as in every EVM adapter, with verification; other connectors use wagmi's action. */
export async function switchWagmi(
  context: AdapterContext,
  { config, actions }: Wagmi,
  connector: WagmiConnector,
  network: Network,
): Promise<void> {
  const provider: unknown = await connector.getProvider()
  if (connector.type === 'injected' && isEip1193Provider(provider)) {
    connector.emitter.emit('change', { chainId: await switchChain(context, provider, network) })
    return
  }
  const chainId = parseChainId(network.id)
  if (chainId === undefined) throw new PorticoError(chainNotSupported)
  await actions.switchChain(config, { connector, chainId }).catch((thrown: unknown) => {
    throw normaliseError(thrown, 'wallet_switchEthereumChain', chainNotSupported)
  })
}
