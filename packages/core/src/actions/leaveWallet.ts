import { PorticoError, walletTimeout } from '@portico/protocol'
import { disconnectWait } from '../constants/timing.js'
import { selectConnector } from '../store/slices/connectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { ConnectorType } from '../types/Connector.js'
import type { Portico } from '../types/Portico.js'
import { withTimeout } from '../wrappers/withTimeout.js'

export interface WalletToLeave {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly wallet: { readonly type?: ConnectorType | undefined }
}

/** Tells a wallet that the page is done with it. */
export async function leaveWallet(portico: Portico, left: WalletToLeave): Promise<void> {
  const connector = selectConnector(portico.store.get().connectors, left.namespace, left.connectorId)
  const adapter = portico.adapters.get(left.namespace)
  const leave =
    left.wallet.type === 'WALLET_CONNECT'
      ? () => portico.pairing?.disconnect()
      : () => connector && adapter?.disconnect({ connector })
  await withTimeout(async () => leave(), {
    environment: portico.environment,
    milliseconds: disconnectWait,
    error: () => new PorticoError(walletTimeout),
  })
}
