import { selectConnector } from '../store/slices/connectors.js'
import type { ConnectionRef } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Connector } from '../types/Connector.js'
import type { Portico } from '../types/Portico.js'

/** The connector of a connection. If it has several sessions, the provider is that of this session. */
export function getConnector(
  portico: Portico,
  namespace: ChainNamespace,
  { connectorId, sessionId }: ConnectionRef,
): Connector | undefined {
  const connector = selectConnector(portico.store.get().connectors, namespace, connectorId)
  const source = portico.sources.get(connectorId)
  if (!connector || !source || sessionId === undefined) return connector
  return { ...connector, provider: source.getProvider(namespace, sessionId) }
}
