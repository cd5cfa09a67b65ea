import { connectorIds, type PorticoState } from '@portico/core'
import type { WalletRow } from './WalletRow.js'

/** The row of a code for any wallet, on devices that another one can scan. */
export function buildPairingRow({
  connectors,
  connections,
  modal,
}: Pick<PorticoState, 'connectors' | 'connections' | 'modal'>): WalletRow | undefined {
  const connector = connectors.find(
    ({ type, chain }) => type === 'WALLET_CONNECT' && (!modal.namespace || chain === modal.namespace),
  )
  if (!connector) return undefined
  const isPaired = hasRemoteConnection(connections)
  return {
    key: connector.id,
    name: connector.name,
    group: 'walletConnect',
    tag: isPaired ? 'connected' : 'qrCode',
    lookAlike: false,
    pictured: { connector },
    route: { name: 'ConnectingWalletConnect' },
    disabled: isPaired,
  }
}

/** One remote wallet serves all families, so there is room for one. */
export function hasRemoteConnection(connections: PorticoState['connections']): boolean {
  return Object.values(connections).some(list =>
    list.some(({ connectorId }) => connectorId === connectorIds.walletConnect),
  )
}
