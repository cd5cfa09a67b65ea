import type { ConnectedAccount, Connection, Connector, PorticoState, WalletInfo } from '@portico/core'
import { type AccountState, toWalletInfo } from '@portico/core/adapter'
import type { Connection as WagmiConnection } from '@wagmi/core'
import { parseAccounts } from '../normalise/parseAccounts.js'

export function selectSourceConnector(
  { connectors }: Pick<PorticoState, 'connectors'>,
  connectorId: string,
): Connector | undefined {
  return connectors.find(({ chain, id, isSource }) => chain === 'eip155' && isSource && id === connectorId)
}

export function selectOfSource({ accounts, connectors }: Pick<PorticoState, 'accounts' | 'connectors'>) {
  const account: AccountState | undefined = accounts.eip155
  if (!account || account.status === 'disconnected') return undefined
  return selectSourceConnector({ connectors }, account.connectorId) ? account : undefined
}

export function selectInUse({ accounts }: PorticoState): ConnectedAccount | undefined {
  const account: AccountState | undefined = accounts.eip155
  return account?.status === 'connected' ? account : undefined
}

export function findOfSource({ connections }: PorticoState, connectorId: string): Connection | undefined {
  return connections.eip155?.find(connection => connection.connectorId === connectorId)
}

export function selectSourceWallet(state: PorticoState, connectorId: string): WalletInfo | undefined {
  const connection = findOfSource(state, connectorId)
  return connection && toWalletInfo(connection)
}

export function getAddresses({ address, accounts }: ConnectedAccount): WagmiConnection['accounts'] {
  const parsed = parseAccounts([address, ...accounts.map(account => account.address)])
  // Parsed addresses, at least the active one.
  return parsed.map(account => account.address) as unknown as WagmiConnection['accounts']
}
