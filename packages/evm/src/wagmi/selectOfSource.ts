import type {
  AccountState,
  ConnectedAccount,
  Connection,
  Connector,
  PorticoState,
  WalletInfo,
} from '@portico/core'
import { toWalletInfo } from '@portico/core/adapter'

/** The kit's own way to the wallets of a source, such as those on other devices. */
export function selectSourceConnector(
  { connectors }: Pick<PorticoState, 'connectors'>,
  connectorId: string,
): Connector | undefined {
  return connectors.find(({ chain, id, isSource }) => chain === 'eip155' && isSource && id === connectorId)
}

/** The account that is in use or being restored, where its wallet comes from a source. */
export function selectOfSource({ accounts, connectors }: Pick<PorticoState, 'accounts' | 'connectors'>) {
  const account: AccountState | undefined = accounts.eip155
  if (!account || account.status === 'disconnected') return undefined
  return selectSourceConnector({ connectors }, account.connectorId) ? account : undefined
}

/** The wallet that the kit uses, of whichever kind. */
export function selectInUse({ accounts }: PorticoState): ConnectedAccount | undefined {
  const account: AccountState | undefined = accounts.eip155
  return account?.status === 'connected' ? account : undefined
}

/** The wallet of a source that is in use, else the first that stands by. */
export function findOfSource({ connections }: PorticoState, connectorId: string): Connection | undefined {
  return connections.eip155?.find(connection => connection.connectorId === connectorId)
}

/** Who that wallet is. */
export function selectSourceWallet(state: PorticoState, connectorId: string): WalletInfo | undefined {
  const connection = findOfSource(state, connectorId)
  return connection && toWalletInfo(connection)
}
