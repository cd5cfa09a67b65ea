import type { Network, WalletAccount } from '@portico/core'
import type { PolkadotPayload, PolkadotRawPayload, PolkadotSignerResult } from '@portico/core/adapter'

export interface PolkadotWallet {
  enable(network: Network): Promise<readonly WalletAccount[]>
  listen(network: Network, onAccounts: (accounts: readonly WalletAccount[]) => void): () => void
  signRaw(payload: PolkadotRawPayload): Promise<PolkadotSignerResult>
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignerResult>
}
