import type { Connector, ConnectorType } from '@portico/core'
import { getConnectorImageId, getConnectorName } from '@portico/core/adapter'
import type { EvmWallet } from './EvmWallet.js'
import type { Announcement } from './parseAnnouncement.js'

export function toAnnouncedConnector(
  { uuid, name, rdns, icon, provider }: Announcement,
  taken: ReadonlySet<string>,
): Connector {
  // Two wallets with one name are two rows: nobody is hidden by who announced first.
  const id = [rdns, name].find(candidate => candidate && !taken.has(candidate)) ?? uuid
  return {
    id,
    name,
    type: 'ANNOUNCED',
    chain: 'eip155',
    imageUrl: icon,
    info: { uuid, name, rdns, icon },
    provider,
  }
}

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
    imageUrl,
    provider,
  }
}
