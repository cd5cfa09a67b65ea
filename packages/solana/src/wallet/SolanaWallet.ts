import type { Network, WalletAccount } from '@portico/core'
import type { SolanaSendOptions } from '@portico/core/adapter'

export interface SolanaWallet {
  connect(options: { readonly silent: boolean }): Promise<readonly WalletAccount[]>
  disconnect(): Promise<void>
  assertServes(network: Network): void
  listen(onAccounts: (accounts: readonly WalletAccount[]) => void): () => void
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  signTransactions(request: SignTransactionsRequest): Promise<readonly Uint8Array[]>
  /** Undefined if the wallet can only sign. */
  readonly signAndSend?: ((request: SendRequest) => Promise<Uint8Array>) | undefined
}

interface SignTransactionsRequest {
  readonly address: string
  readonly network: Network
  readonly transactions: readonly Uint8Array[]
}

interface SendRequest extends SolanaSendOptions {
  readonly address: string
  readonly network: Network
  readonly transaction: Uint8Array
}
