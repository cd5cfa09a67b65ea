import { connectorIds } from '@portico/core/adapter'
import type { Connector } from '@wagmi/core'

const prefix = 'portico.'

export const toSourceId = (connectorId: string): string => `${prefix}${connectorId}`

/** An announced wallet with such a name is not a source. */
export const isOfSource = ({ id, type }: Pick<Connector, 'id' | 'type'>): boolean =>
  type !== 'injected' && id.startsWith(prefix)

/** A `walletConnect` connector that the site configured in wagmi is distinct from the kit's own. */
export function getKitId(connector: Pick<Connector, 'id' | 'type'>): string {
  const { id } = connector
  if (isOfSource(connector)) return id.slice(prefix.length)
  return id === connectorIds.walletConnect ? `wagmi.${id}` : id
}
