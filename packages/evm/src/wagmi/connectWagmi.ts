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
  /** False when another attempt with this connector has begun meanwhile. */
  readonly isLatest: () => boolean
}

/** wagmi's `connect`, patient with a wallet that already has a prompt open, and undone when nobody waits any more. */
export async function connectWagmi(
  environment: Environment,
  wagmi: Wagmi,
  parameters: ConnectWagmiParameters,
): Promise<void> {
  const { config } = wagmi
  const { connector, signal, isLatest } = parameters
  // wagmi refuses to connect what is connected.
  if (getCurrent(config)?.connector.uid === connector.uid) return
  dropStored(config)
  // wagmi would stay in "connecting" for as long as the wallet keeps silent.
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
    // Connecting anew would prompt once more; this is how a connector reports that it was connected from outside.
    connector.emitter.emit('connect', await connector.connect({ isReconnecting: true }))
  }
}
