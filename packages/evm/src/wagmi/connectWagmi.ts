import type { Environment, Network } from '@portico/core'
import { type AdapterContext, normaliseError } from '@portico/core/adapter'
import {
  chainNotSupported,
  isPorticoError,
  PorticoError,
  requestAborted,
  requestPending,
} from '@portico/protocol'
import type { Config, Connector as WagmiConnector } from '@wagmi/core'
import { switchChain } from '../actions/switchChain.js'
import { waitForAccounts } from '../connection/waitForAccounts.js'
import { parseChainId } from '../normalise/quantity.js'
import { isEip1193Provider } from '../provider/Eip1193Provider.js'
import { dropStored, getCurrent, settleOn } from './editState.js'
import type { Wagmi } from './Wagmi.js'

interface ConnectWagmiParameters {
  readonly connector: WagmiConnector
  readonly signal: AbortSignal | undefined
  readonly onPending: (() => void) | undefined
  /** False if another attempt with this connector has started meanwhile. */
  readonly isLatest: () => boolean
}

/** wagmi's `connect`, which also waits for a prompt that is already open and is undone after an abort. */
export async function connectWagmi(
  environment: Environment,
  wagmi: Wagmi,
  parameters: ConnectWagmiParameters,
): Promise<void> {
  const { config } = wagmi
  const { connector, signal, isLatest } = parameters
  // wagmi refuses to connect a connected connector.
  if (getCurrent(config)?.connector.uid === connector.uid) return
  dropStored(config)
  // wagmi would stay in "connecting" until the wallet answers.
  const release = () => settleOn(config, config.state.current)
  signal?.addEventListener('abort', release, { once: true })
  try {
    await request(environment, wagmi, parameters)
  } finally {
    signal?.removeEventListener('abort', release)
  }
  if (!signal?.aborted) return
  if (isLatest()) await leaveWagmi(wagmi, connector)
  throw new PorticoError(requestAborted)
}

async function request(
  environment: Environment,
  { config, actions }: Wagmi,
  { connector, signal, onPending }: ConnectWagmiParameters,
): Promise<void> {
  try {
    await actions.connect(config, { connector })
  } catch (thrown) {
    const error = normaliseError(thrown, 'eth_requestAccounts')
    const provider: unknown = await connector.getProvider().catch(() => undefined)
    if (!isPorticoError(error, requestPending) || !isEip1193Provider(provider)) throw error
    onPending?.()
    await waitForAccounts(environment, provider, signal)
    // Connecting again would prompt once more; a connector reports an external connection this way.
    connector.emitter.emit('connect', await connector.connect({ isReconnecting: true }))
  }
}

/** wagmi's `disconnect`, effective even if the connector fails to confirm it. */
export async function leaveWagmi({ config, actions }: Wagmi, connector: WagmiConnector): Promise<void> {
  try {
    await actions.disconnect(config, { connector })
  } catch {
    connector.emitter.emit('disconnect')
  }
}

/** Restores one connection without a prompt, unless wagmi's own provider component has just done so. */
export async function reconnectWagmi({ config, actions }: Wagmi, connector: WagmiConnector): Promise<void> {
  await waitUntilSettled(config)
  if (!config.state.connections.has(connector.uid))
    await actions.reconnect(config, { connectors: [connector] })
  // If wagmi started its own run meanwhile, ours returns early.
  await waitUntilSettled(config)
}

function waitUntilSettled(config: Config): Promise<void> {
  const isSettled = () => config.state.status === 'connected' || config.state.status === 'disconnected'
  if (isSettled()) return Promise.resolve()
  return new Promise(resolve => {
    const unsubscribe = config.subscribe(
      state => state.status,
      () => {
        if (!isSettled()) return
        unsubscribe()
        resolve()
      },
    )
  })
}

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
