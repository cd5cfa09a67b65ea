import { isChosen } from '../store/isChosen.js'
import { selectSharing } from '../store/selectSharing.js'
import { isSameConnection, listConnections, type PlacedConnection } from '../store/slices/connections.js'
import type { PorticoState } from '../store/state.js'
import type { ConnectionRef } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { endAtWallet } from './endAtWallet.js'
import { removeConnections } from './removeConnections.js'
import { resetTo } from './resetTo.js'
import { trackEvent } from './trackEvent.js'

export interface DisconnectParameters {
  /** Everything that is connected or stands by, when not named. */
  readonly namespace?: ChainNamespace | undefined
  /** With several wallets: one of those of the namespace, instead of the one in use. */
  readonly connection?: ConnectionRef | undefined
  readonly closeModal?: boolean | undefined
}

/** Ends connections: at once for the page, then in the wallet, whose refusal changes nothing. */
export async function disconnect(
  portico: Portico,
  { namespace, connection, closeModal = true }: DisconnectParameters = {},
): Promise<void> {
  const leaving = listLeaving(portico.store.get(), namespace, connection)
  const told = listWallets(leaving).map(({ namespace, connection }) =>
    endAtWallet(portico, namespace, connection),
  )
  removeConnections(portico, leaving)
  if (closeModal) leaveAccountViews(portico)
  const results = await Promise.allSettled([...told, signOut(portico)])
  const failed = results.find(result => result.status === 'rejected')
  if (failed) {
    portico.environment.logger.warn('The wallet did not confirm the disconnect.', failed.reason)
    trackEvent(portico, { event: 'DISCONNECT_ERROR', properties: { message: String(failed.reason) } })
    return
  }
  trackEvent(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
}

function listLeaving(
  { accounts, connections }: PorticoState,
  namespace: ChainNamespace | undefined,
  ref: ConnectionRef | undefined,
): readonly PlacedConnection[] {
  if (!namespace) return listConnections(connections)
  const left = connections[namespace]?.find(connection =>
    ref ? isSameConnection(connection, ref) : isChosen(accounts[namespace], connection),
  )
  return left ? selectSharing(connections, { namespace, connection: left }) : []
}

/** To the page, or to the list of wallets where others are left. */
function leaveAccountViews(portico: Portico): void {
  const { connections, features, modal } = portico.store.get()
  const hasOthers = features.values.multiWallet && listConnections(connections).length > 0
  if (modal.open && hasOthers) resetTo(portico, 'ProfileWallets')
  else close(portico)
}

/** A session is ended once, whatever it serves. */
function listWallets(leaving: readonly PlacedConnection[]): readonly PlacedConnection[] {
  return leaving.filter(
    ({ connection }, index) =>
      connection.sessionId === undefined ||
      leaving.findIndex(other => isSameConnection(other.connection, connection)) === index,
  )
}

async function signOut({ options: { siwx } }: Portico): Promise<void> {
  if (siwx && siwx.signOutOnDisconnect !== false) await siwx.setSessions([])
}
