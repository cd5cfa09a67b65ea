import { PorticoError, walletTimeout } from '@portico/protocol'
import { disconnectWait } from '../constants/timing.js'
import { selectConnector } from '../store/slices/connectors.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { Portico } from '../types/Portico.js'
import { withTimeout } from '../wrappers/withTimeout.js'

/** Tells a wallet that the page is done with it. */
export async function leaveWallet(portico: Portico, account: ConnectedAccount): Promise<void> {
  const connector = selectConnector(portico.store.get().connectors, account.namespace, account.connectorId)
  const adapter = portico.adapters.get(account.namespace)
  const leave =
    account.wallet.type === 'WALLET_CONNECT'
      ? () => portico.pairing?.disconnect()
      : () => connector && adapter?.disconnect({ connector })
  await withTimeout(async () => leave(), {
    environment: portico.environment,
    milliseconds: disconnectWait,
    error: () => new PorticoError(walletTimeout),
  })
}
