import { connectorIds } from '@portico/core/adapter'
import type { Connector } from '@wagmi/core'

const prefix = 'portico.'

/** What wagmi calls its connector for the wallets of a source, which the kit itself connects and restores. */
export const toSourceId = (connectorId: string): string => `${prefix}${connectorId}`

/** A wallet that announced itself under such a name is not one of them. */
export const isOfSource = ({ id, type }: Pick<Connector, 'id' | 'type'>): boolean =>
  type !== 'injected' && id.startsWith(prefix)

/**
 * What the kit calls a connector of wagmi. A `walletConnect` that the site configured in wagmi is not the kit's way
 * to remote wallets, though it has the same name.
 */
export function getKitId(connector: Pick<Connector, 'id' | 'type'>): string {
  const { id } = connector
  if (isOfSource(connector)) return id.slice(prefix.length)
  return id === connectorIds.walletConnect ? `wagmi.${id}` : id
}
