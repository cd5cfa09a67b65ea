import { connectorIds } from '../constants/connectors.js'
import { recall } from '../store/recall.js'
import { removeConnection } from '../store/slices/connections.js'
import type { Connection } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { PairingSession } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'
import { describeGrant } from '../wallets/describeGrant.js'
import { addRecentConnection } from './addRecentConnection.js'
import { handleAdapterEvent } from './handleAdapterEvent.js'
import { leaveDropped } from './leaveDropped.js'
import { leaveRemote } from './leaveRemote.js'
import { findSession } from './restoreSession.js'
import { sessionEnd } from './sessionEnd.js'
import { update } from './update.js'

const connectorId = connectorIds.walletConnect

/**
 * With several wallets, some stood by on the visit before. The remote one does so again, unless its session turns out
 * to be over; others are offered, and asked when somebody turns to them.
 */
export async function restoreIdle(portico: Portico): Promise<void> {
  const remote: (readonly [ChainNamespace, Connection])[] = []
  for (const [namespace, idle] of getIdle(portico)) {
    if (idle.connectorId !== connectorId) {
      addRecentConnection(portico, namespace, idle)
    } else if (portico.pairing) {
      remote.push([namespace, idle])
      // At once, so that what is stored next still has it.
      setStandingBy(portico, namespace, idle)
    }
  }
  if (remote.length === 0) return
  Object.assign(recall(portico, sessionEnd), { leave: leaveRemote, review: leaveDropped })
  try {
    const session = await findSession(portico)
    for (const [namespace, idle] of remote) settle(portico, namespace, idle, session)
  } catch (error) {
    portico.environment.logger.warn('Could not look for the session that stood by.', error)
  }
}

/** Those that are stored beside the one that each namespace restores. */
function getIdle({ storage, store }: Portico): readonly (readonly [ChainNamespace, Connection])[] {
  const stored = storage.get('connections') ?? {}
  return Object.values(store.get().accounts).flatMap(account =>
    (stored[account.namespace] ?? [])
      .filter(({ connectorId }) => account.status !== 'disconnected' && connectorId !== account.connectorId)
      .map(connection => [account.namespace, connection] as const),
  )
}

function settle(
  portico: Portico,
  namespace: ChainNamespace,
  idle: Connection,
  session: PairingSession | undefined,
): void {
  // It may have been left meanwhile, or be another one by now.
  if (!portico.store.get().connections[namespace]?.includes(idle)) return
  const grant = session?.namespaces[namespace]
  if (session && grant && grant.accounts.length > 0) {
    const { accounts, wallet } = describeGrant(session.peer, namespace, grant)
    setStandingBy(portico, namespace, { ...idle, ...wallet, accounts })
    return
  }
  // The visitor may have turned to it meanwhile.
  handleAdapterEvent(portico, namespace, { type: 'disconnected', connectorId })
  update(portico, 'connections', connections => removeConnection(connections, namespace, connectorId))
  // Not all of what is live: one that is not on this page today stays stored.
  portico.storage.set(
    'connections',
    removeConnection(portico.storage.get('connections') ?? {}, namespace, connectorId),
  )
}

/** In its place, or behind those that are there. */
function setStandingBy(portico: Portico, namespace: ChainNamespace, connection: Connection): void {
  update(portico, 'connections', connections => {
    const known = connections[namespace] ?? []
    const isKnown = known.some(other => other.connectorId === connectorId)
    const next = isKnown
      ? known.map(other => (other.connectorId === connectorId ? connection : other))
      : [...known, connection]
    return { ...connections, [namespace]: next }
  })
}
