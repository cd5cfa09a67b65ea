import type {
  AccountState,
  ConnectedAccount,
  Connection,
  Connector,
  PorticoState,
  WalletInfo,
} from '@portico/core'
import { connectorIds, toWalletInfo } from '@portico/core/adapter'

/** What the kit knows of the remote wallet, where that is the one in use or the one being restored. */
export function selectRemote({ accounts }: PorticoState) {
  const account: AccountState | undefined = accounts.eip155
  if (!account || account.status === 'disconnected') return undefined
  return account.connectorId === connectorIds.walletConnect ? account : undefined
}

/** The wallet that the kit uses, of whichever kind. */
export function selectConnected({ accounts }: PorticoState): ConnectedAccount | undefined {
  const account: AccountState | undefined = accounts.eip155
  return account?.status === 'connected' ? account : undefined
}

/** The kit's own way to remote wallets, where the owner wants them. */
export function selectRemoteConnector({ connectors }: PorticoState): Connector | undefined {
  return connectors.find(({ chain, type }) => chain === 'eip155' && type === 'WALLET_CONNECT')
}

/** True as well while another wallet is in use beside it. */
export const selectHasRemote = (state: PorticoState): boolean => findRemote(state) !== undefined

/** Who the remote wallet is, as well while another one is in use beside it. */
export function selectRemoteWallet(state: PorticoState): WalletInfo | undefined {
  const remote = findRemote(state)
  return remote && toWalletInfo(remote)
}

/** The remote wallet that is in use, else the first that stands by. */
export function findRemote({ connections }: PorticoState): Connection | undefined {
  return connections.eip155?.find(({ connectorId }) => connectorId === connectorIds.walletConnect)
}
