import {
  connectorNotFound,
  isPorticoError,
  PorticoError,
  requestAborted,
  requestPending,
} from '@portico/protocol'
import { trackEvent } from '../events/trackEvent.js'
import type { Connector } from '../families/adapter/Connector.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Network } from '../families/networks/Network.js'
import type { Portico } from '../runtime/Portico.js'
import type { AccountState, ConnectedAccount } from '../store/Account.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { setAccount } from '../store/slices/accounts.js'
import { selectConnector } from '../store/slices/connectors.js'
import { update } from '../store/update.js'
import { lateAnswer } from '../utils/withAbort.js'
import { applyConnection } from './applyConnection.js'
import { connectSource } from './connectSource.js'
import { getAdapter } from './getAdapter.js'
import { noteAsked } from './openQuestions.js'
import { type Settlement, settleConnection } from './settleConnection.js'

export interface ConnectParameters {
  readonly connectorId: string
  /** Only needed if wallets of several families share an id. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Stops waiting; a later response of the wallet is ignored. */
  readonly signal?: AbortSignal | undefined
  /** Called if the wallet already has an open request, which the visitor may have to find. */
  readonly onPending?: (() => void) | undefined
}

const flights: MemoryKey<Map<ChainNamespace, AbortController>> = { create: () => new Map() }

/** Connects a wallet. A new attempt in the same namespace replaces a pending one. */
export async function connect(portico: Portico, parameters: ConnectParameters): Promise<ConnectedAccount> {
  const namespace = parameters.namespace ?? portico.store.get().networks.activeNamespace
  const connector = selectConnector(portico.store.get().connectors, namespace, parameters.connectorId)
  if (!connector) {
    throw new PorticoError(connectorNotFound, { context: { connectorId: parameters.connectorId } })
  }
  const source = portico.sources.get(connector.id)
  // Not preceded by an await: a login may have to open a window, which browsers allow only within a click.
  if (source) return connectSource(portico, source, { ...parameters, namespace })
  const { account, ...settlement } = await askWallet(portico, connector, parameters)
  await settleConnection(portico, { ...settlement, accounts: [account] })
  return account
}

interface Answer extends Omit<Settlement, 'accounts'> {
  readonly account: ConnectedAccount
}

async function askWallet(
  portico: Portico,
  connector: Connector,
  parameters: ConnectParameters,
): Promise<Answer> {
  const namespace = connector.chain
  const adapter = getAdapter(portico, namespace)
  const flight = takeOff(portico, namespace, parameters.signal)
  if (portico.store.get().accounts[namespace]?.status !== 'connected') {
    setState(portico, { status: 'connecting', namespace, connectorId: connector.id })
  }
  const noteAnswered = noteAsked(portico, connector.id)
  flight.signal.addEventListener(lateAnswer, noteAnswered, { once: true })
  try {
    const network = getPreferredNetwork(portico, namespace)
    const [granted] = await Promise.all([
      adapter.connect({ connector, network, signal: flight.signal, onPending: parameters.onPending }),
      portico.runtime.ready(),
    ])
    noteAnswered()
    if (flight.signal.aborted) throw new PorticoError(requestAborted)
    // Another wallet may have been connected meanwhile, from a phone or in another tab.
    const before = portico.store.get()
    const account = applyConnection(portico, namespace, granted)
    const success = { method: 'browser', name: connector.name, caipNetworkId: network.caipNetworkId } as const
    return { before, account, by: 'visitor', success }
  } catch (error) {
    if (!flight.signal.aborted && !isPorticoError(error, requestPending)) noteAnswered()
    const now = portico.store.get().accounts[namespace]
    const isOurs = recall(portico, flights).get(namespace) === flight
    if (isOurs && now?.status === 'connecting') setState(portico, { status: 'disconnected', namespace })
    trackEvent(portico, {
      event: 'CONNECT_ERROR',
      properties: {
        message: error instanceof Error ? error.message : 'unknown',
        code: isPorticoError(error) ? error.code : undefined,
      },
    })
    throw error
  } finally {
    if (recall(portico, flights).get(namespace) === flight) recall(portico, flights).delete(namespace)
  }
}

function takeOff(portico: Portico, namespace: ChainNamespace, signal: AbortSignal | undefined) {
  const inFlight = recall(portico, flights)
  inFlight.get(namespace)?.abort()
  const controller = new AbortController()
  if (signal?.aborted) controller.abort()
  signal?.addEventListener('abort', () => controller.abort(), { once: true })
  inFlight.set(namespace, controller)
  return controller
}

function setState(portico: Portico, account: AccountState): void {
  update(portico, 'accounts', accounts => setAccount(accounts, account))
}

function getPreferredNetwork(portico: Portico, namespace: ChainNamespace): Network {
  const { active, requested } = portico.store.get().networks
  const current = active[namespace]
  if (current?.supported) return current
  return requested.find(network => network.chainNamespace === namespace) ?? portico.options.defaultNetwork
}
