import { connectorIds } from '@portico/core/adapter'
import type { Connector } from '@wagmi/core'

/** The remote wallet that the kit has paired with, among wagmi's connectors. */
export const remoteId = 'portico.walletConnect'

/**
 * What the kit calls a connector of wagmi. A `walletConnect` that the site configured in wagmi is not the kit's way
 * to remote wallets, though it has the same name.
 */
export function getKitId({ id }: Pick<Connector, 'id'>): string {
  if (id === remoteId) return connectorIds.walletConnect
  return id === connectorIds.walletConnect ? `wagmi.${id}` : id
}
