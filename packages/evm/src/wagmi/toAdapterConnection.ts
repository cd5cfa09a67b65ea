import type { AdapterConnection, PorticoState } from '@portico/core'
import type { Connection } from '@wagmi/core'
import { getKitId, remoteId } from './getKitId.js'
import { selectRemoteWallet } from './selectRemote.js'

/** A connection of wagmi in the kit's words. Who the remote wallet is, and its limits, only the kit knows. */
export function toAdapterConnection(
  { accounts, chainId, connector }: Connection,
  state: PorticoState,
): AdapterConnection {
  const { id, name, icon } = connector
  return {
    connectorId: getKitId(connector),
    accounts: accounts.map(address => ({ address })),
    chainId,
    ...(id === remoteId && { wallet: selectRemoteWallet(state) ?? { name, icon, type: 'WALLET_CONNECT' } }),
  }
}
