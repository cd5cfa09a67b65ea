import { PorticoError, walletTimeout } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { ConnectionRef } from '../store/Account.js'
import { type ConnectionsState, listConnections } from '../store/slices/connections.js'
import { selectConnector } from '../store/slices/connectors.js'
import { disconnectWait } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'

export async function endAtWallet(
  portico: Portico,
  namespace: ChainNamespace,
  { connectorId, sessionId }: ConnectionRef,
): Promise<void> {
  const source = portico.sources.get(connectorId)
  const connector = selectConnector(portico.store.get().connectors, namespace, connectorId)
  const adapter = portico.adapters.get(namespace)
  const end = async () => {
    if (!source) await (connector && adapter?.disconnect({ connector }))
    else if (sessionId !== undefined) await source.disconnect(sessionId)
  }
  await withTimeout(end, {
    environment: portico.environment,
    milliseconds: disconnectWait,
    error: () => new PorticoError(walletTimeout),
  })
}

export function endQuietly(portico: Portico, namespace: ChainNamespace, ref: ConnectionRef): void {
  endAtWallet(portico, namespace, ref).catch(error =>
    portico.environment.logger.warn('The wallet did not confirm the disconnect.', error),
  )
}

export function endUnusedSessions(portico: Portico, before: ConnectionsState): void {
  const now = listConnections(portico.store.get().connections)
  const ended = new Set<string | undefined>()
  for (const { namespace, connection } of listConnections(before)) {
    const { connectorId, sessionId } = connection
    const source = portico.sources.get(connectorId)
    if (!source || sessionId === undefined || ended.has(sessionId)) continue
    const isUsed = now.some(
      ({ connection: other }) =>
        other.connectorId === connectorId && (other.sessionId === sessionId || source.sessions === 'one'),
    )
    if (isUsed) continue
    ended.add(sessionId)
    endQuietly(portico, namespace, connection)
  }
}
