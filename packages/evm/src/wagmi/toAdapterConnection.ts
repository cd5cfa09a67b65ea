import type { AdapterConnection } from '@portico/core'
import type { Connection } from '@wagmi/core'

export function toAdapterConnection({ accounts, chainId, connector }: Connection): AdapterConnection {
  return { connectorId: connector.id, accounts: accounts.map(address => ({ address })), chainId }
}
