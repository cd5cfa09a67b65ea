import type { Network, SolanaSendOptions, WalletAccount } from '@portico/core'

/** What the adapter asks of a wallet, wherever the wallet is. */
export interface SolanaWallet {
  /** Without a prompt where it is `silent`; then no account means that none is granted any more. */
  connect(options: { readonly silent: boolean }): Promise<readonly WalletAccount[]>
  disconnect(): Promise<void>
  /** Throws where the wallet does not serve the network. */
  assertServes(network: Network): void
  /** Tells every change of the accounts that it grants. */
  listen(onAccounts: (accounts: readonly WalletAccount[]) => void): () => void
  signMessage(address: string, message: Uint8Array): Promise<Uint8Array>
  signTransactions(request: SignTransactionsRequest): Promise<readonly Uint8Array[]>
  /** Undefined where the wallet cannot send; it then only signs. */
  readonly signAndSend?: ((request: SendRequest) => Promise<Uint8Array>) | undefined
}

export interface SignTransactionsRequest {
  readonly address: string
  readonly network: Network
  readonly transactions: readonly Uint8Array[]
}

export interface SendRequest extends SolanaSendOptions {
  readonly address: string
  readonly network: Network
  readonly transaction: Uint8Array
}
