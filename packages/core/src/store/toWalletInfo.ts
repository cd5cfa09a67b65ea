import type { Connection, WalletInfo } from './Account.js'

export function toWalletInfo(connection: Connection): WalletInfo {
  const { connectorId, name = connectorId, icon, rdns, type = 'EXTERNAL' } = connection
  const { approvedNetworks, accountTypes } = connection
  return { name, icon, rdns, type, approvedNetworks, accountTypes }
}
