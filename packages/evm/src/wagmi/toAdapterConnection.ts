import type { AdapterConnection } from '@portico/core'
import type { Connection } from '@wagmi/core'
import { getKitId, remoteId } from './getKitId.js'

export function toAdapterConnection({ accounts, chainId, connector }: Connection): AdapterConnection {
  const { id, name, icon } = connector
  return {
    connectorId: getKitId(connector),
    accounts: accounts.map(address => ({ address })),
    chainId,
    ...(id === remoteId && { wallet: { name, icon, type: 'WALLET_CONNECT' } }),
  }
}
