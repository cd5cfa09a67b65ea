import type { Portico } from '../runtime/Portico.js'
import type { WalletSource } from '../sources/Source.js'
import { isChosen } from '../store/isChosen.js'
import {
  type PlacedConnection,
  removeConnection,
  replaceConnection,
  selectConnection,
} from '../store/slices/connections.js'
import { update } from '../store/update.js'
import { addRecentConnection } from './addRecentConnection.js'
import { describeSession } from './applySession.js'
import { changeConnection } from './changeConnection.js'
import { findSession } from './findSession.js'
import { dropEnded } from './handleAdapterEvent.js'
import { keepSession } from './liveSessions.js'

/** Sessions become inactive connections again; wallets of the page are offered, and asked when selected. */
export async function restoreStandby(portico: Portico): Promise<void> {
  const asked = listStored(portico).map(placed => {
    const { namespace, connection } = placed
    const source = portico.sources.get(connection.connectorId)
    if (source) {
      // At once, so that the next write to storage includes it.
      update(portico, 'connections', all => replaceConnection(all, namespace, connection, connection))
      return confirm(portico, source, placed)
    }
    // One with a session belongs to a source that is no longer configured.
    if (connection.sessionId === undefined) addRecentConnection(portico, namespace, connection)
    return undefined
  })
  await Promise.all(asked)
}

function listStored({ storage, store }: Portico): readonly PlacedConnection[] {
  const stored = storage.get('connections') ?? {}
  return Object.values(store.get().accounts).flatMap(account => {
    if (account.status === 'disconnected') return []
    const { namespace, connectorId, sessionId } = account
    return (stored[namespace] ?? [])
      .filter(other => other.connectorId !== connectorId || other.sessionId !== sessionId)
      .map(connection => ({ namespace, connection }))
  })
}

async function confirm(portico: Portico, source: WalletSource, placed: PlacedConnection): Promise<void> {
  const { namespace, connection } = placed
  try {
    const session = await findSession(portico, source, connection)
    // It may have been disconnected or replaced meanwhile.
    if (!selectConnection(portico.store.get().connections, namespace, connection)) return
    const grant = session?.namespaces[namespace]
    if (!session || !grant?.accounts.length) return drop(portico, placed)
    const { caipNetworkId } = connection
    const { accounts, wallet } = describeSession(portico, source, session, namespace, grant, caipNetworkId)
    keepSession(portico, source, session)
    const confirmed = { ...connection, ...wallet, sessionId: session.id, accounts }
    update(portico, 'connections', all => replaceConnection(all, namespace, connection, confirmed))
    // The visitor may have activated it meanwhile.
    changeConnection(portico, namespace, confirmed, {})
  } catch (error) {
    portico.environment.logger.warn('Could not restore an inactive session.', error)
  }
}

function drop(portico: Portico, placed: PlacedConnection): void {
  const { namespace, connection } = placed
  if (isChosen(portico.store.get().accounts[namespace], connection)) dropEnded(portico, [placed])
  update(portico, 'connections', all => removeConnection(all, namespace, connection))
  // Removes only this one: a wallet that is not on the page today stays stored.
  const stored = portico.storage.get('connections') ?? {}
  portico.storage.set('connections', removeConnection(stored, namespace, connection))
}
