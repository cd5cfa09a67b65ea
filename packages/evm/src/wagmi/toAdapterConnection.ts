import type { PorticoState } from '@portico/core'
import type { AdapterConnection } from '@portico/core/adapter'
import type { Connection } from '@wagmi/core'
import { getKitId, isOfSource } from './getKitId.js'
import { selectSourceConnector, selectSourceWallet } from './selectOfSource.js'

/** Converts a wagmi connection. For a source, only the kit knows the wallet and its limits. */
export function toAdapterConnection(
  { accounts, chainId, connector }: Connection,
  state: PorticoState,
): AdapterConnection {
  const connectorId = getKitId(connector)
  const described = { connectorId, accounts: accounts.map(address => ({ address })), chainId }
  if (!isOfSource(connector)) return described
  const { name, icon } = connector
  const { type = 'EXTERNAL' } = selectSourceConnector(state, connectorId) ?? {}
  return { ...described, wallet: selectSourceWallet(state, connectorId) ?? { name, icon, type } }
}
