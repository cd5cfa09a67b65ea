import type { PorticoState } from '@portico/core'
import { connectorIds } from '@portico/core/adapter'
import type { WalletRow } from './WalletRow.js'

export function buildPairingRow(
  state: Pick<PorticoState, 'connectors' | 'connections' | 'features' | 'modal'>,
): WalletRow | undefined {
  const { connectors, modal } = state
  const connector = connectors.find(
    ({ type, chain }) => type === 'WALLET_CONNECT' && (!modal.namespace || chain === modal.namespace),
  )
  if (!connector) return undefined
  const isPaired = isRemoteTaken(state)
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

/** One remote wallet serves all families, so only one can be connected unless the site allows several. */
export function isRemoteTaken({
  connections,
  features,
}: Pick<PorticoState, 'connections' | 'features'>): boolean {
  if (features.values.multiWallet) return false
  return Object.values(connections).some(list =>
    list.some(({ connectorId }) => connectorId === connectorIds.walletConnect),
  )
}
