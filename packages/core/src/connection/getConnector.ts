import type { Connector } from '../families/adapter/Connector.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { ConnectionRef } from '../store/Account.js'
import { selectConnector } from '../store/slices/connectors.js'

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
