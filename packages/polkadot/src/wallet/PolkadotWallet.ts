import type { Network, WalletAccount } from '@portico/core'
import type { PolkadotPayload, PolkadotRawPayload, PolkadotSignerResult } from '@portico/core/adapter'

/** A wallet's interface, on the page or remote. */
export interface PolkadotWallet {
  /** Requests access, with a prompt the first time. */
  enable(network: Network): Promise<readonly WalletAccount[]>
  listen(network: Network, onAccounts: (accounts: readonly WalletAccount[]) => void): () => void
  signRaw(payload: PolkadotRawPayload): Promise<PolkadotSignerResult>
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignerResult>
}
