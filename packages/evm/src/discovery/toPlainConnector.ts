import type { Connector } from '@portico/core'
import type { ConnectorType } from '@portico/core/adapter'
import { getConnectorImageId, getConnectorName, getExplorerId } from '@portico/core/adapter'
import type { EvmWallet } from './EvmWallet.js'

export function toPlainConnector(
  { id, name, imageUrl, provider }: EvmWallet,
  type: ConnectorType,
): Connector {
  return {
    id,
    name: name ?? getConnectorName(id) ?? id,
    type,
    chain: 'eip155',
    imageId: getConnectorImageId(id),
    explorerId: getExplorerId(id),
    imageUrl,
    provider,
  }
}
