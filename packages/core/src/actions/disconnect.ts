import { PorticoError, walletTimeout } from '@portico/protocol'
import { disconnectWait } from '../constants/timing.js'
import { selectConnected, setDisconnected } from '../store/slices/accounts.js'
import { removeConnection } from '../store/slices/connections.js'
import { selectConnector } from '../store/slices/connectors.js'
import { setActiveNetwork } from '../store/slices/networks.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { ConnectorType } from '../types/Connector.js'
import type { Portico } from '../types/Portico.js'
import { withTimeout } from '../wrappers/withTimeout.js'
import { close } from './close.js'
import { getInitialNetwork } from './getInitialNetwork.js'
import { persistConnections } from './persistConnections.js'
import { trackEvent } from './trackEvent.js'

/** One session of these serves every namespace, so ending it ends all of them (spec §4). */
const sharedSessionTypes: ReadonlySet<ConnectorType> = new Set(['WALLET_CONNECT', 'AUTH', 'ID_AUTH'])

export interface DisconnectParameters {
  /** Everything that is connected, when not named. */
  readonly namespace?: ChainNamespace | undefined
  readonly closeModal?: boolean | undefined
}

/** Ends connections: at once for the page, then in the wallet, whose refusal changes nothing. */
export async function disconnect(
  portico: Portico,
  { namespace, closeModal = true }: DisconnectParameters = {},
): Promise<void> {
  const leaving = getLeaving(portico, namespace)
  const said = leaving.map(account => tellWallet(portico, account))
  for (const account of leaving) forget(portico, account.namespace, account.connectorId)
  if (closeModal) close(portico, { force: true })
  const results = await Promise.allSettled([...said, signOut(portico)])
  const failed = results.find(result => result.status === 'rejected')
  if (failed) {
    portico.environment.logger.warn('The wallet did not confirm the disconnect.', failed.reason)
    trackEvent(portico, { event: 'DISCONNECT_ERROR', properties: { message: String(failed.reason) } })
    return
  }
  trackEvent(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
}

/** Clears what the kit knows and stores of one namespace's connection. */
export function forget(portico: Portico, namespace: ChainNamespace, connectorId: string): void {
  rememberRecent(portico, namespace, connectorId)
  portico.store.set(state => ({
    ...state,
    accounts: setDisconnected(state.accounts, namespace),
    connections: removeConnection(state.connections, namespace, connectorId),
    networks: setActiveNetwork(state.networks, getInitialNetwork(portico, namespace)),
  }))
  persistConnections(portico)
}

/** With several wallets, one that was left is offered again. */
function rememberRecent(portico: Portico, namespace: ChainNamespace, connectorId: string): void {
  const { connections, features } = portico.store.get()
  const left = connections[namespace]?.find(connection => connection.connectorId === connectorId)
  if (!left || !features.values.multiWallet) return
  const recent = portico.storage.get('recentConnections') ?? {}
  const others = (recent[namespace] ?? []).filter(connection => connection.connectorId !== connectorId)
  portico.storage.set('recentConnections', { ...recent, [namespace]: [left, ...others] })
}

function getLeaving(portico: Portico, namespace: ChainNamespace | undefined): readonly ConnectedAccount[] {
  const connected = selectConnected(portico.store.get().accounts)
  const named = connected.filter(account => !namespace || account.namespace === namespace)
  const shared = named.some(account => sharedSessionTypes.has(account.wallet.type))
  if (!shared) return named
  return connected.filter(account => named.includes(account) || sharedSessionTypes.has(account.wallet.type))
}

/** Tells a wallet that the page is done with it. */
export async function tellWallet(portico: Portico, account: ConnectedAccount): Promise<void> {
  const connector = selectConnector(portico.store.get().connectors, account.namespace, account.connectorId)
  const adapter = portico.adapters.get(account.namespace)
  const leave =
    account.wallet.type === 'WALLET_CONNECT'
      ? () => portico.pairing?.disconnect()
      : () => connector && adapter?.disconnect({ connector })
  await withTimeout(async () => leave(), {
    environment: portico.environment,
    milliseconds: disconnectWait,
    error: () => new PorticoError(walletTimeout),
  })
}

async function signOut({ options: { siwx } }: Portico): Promise<void> {
  if (siwx && siwx.signOutOnDisconnect !== false) await siwx.setSessions([])
}
