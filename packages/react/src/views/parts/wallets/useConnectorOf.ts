import type { ChainNamespace, Connector } from '@portico/core'
import { usePorticoStore } from '../../../hooks/usePorticoStore.js'

export function useConnectorOf(namespace: ChainNamespace, id: string): Connector | undefined {
  return usePorticoStore(({ connectors }) =>
    connectors.find(connector => connector.chain === namespace && connector.id === id),
  )
}
