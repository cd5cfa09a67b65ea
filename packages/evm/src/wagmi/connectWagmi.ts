import type { Environment } from '@portico/core'
import { normaliseError } from '@portico/core/adapter'
import { isPorticoError, PorticoError, requestAborted, requestPending } from '@portico/protocol'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { waitForAccounts } from '../connection/waitForAccounts.js'
import { isEip1193Provider } from '../provider/isEip1193Provider.js'
import { dropStored } from './dropStored.js'
import { settleOn } from './editState.js'
import { getCurrent } from './getCurrent.js'
import { leaveWagmi } from './leaveWagmi.js'
import type { Wagmi } from './Wagmi.js'

export interface ConnectWagmiParameters {
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
