import { connectorIds } from '@portico/core/adapter'

export interface KnownWallet {
  readonly id: string
  /** Flags that only this wallet sets on its provider. */
  readonly flags: readonly string[]
  /** The global for its provider besides `window.ethereum`. */
  readonly global?: string
  readonly rdns?: string
}

/** Wallets with their own connector id if they inject without announcing. */
export const knownWallets: readonly KnownWallet[] = [
  {
    id: connectorIds.coinbaseWallet,
    flags: ['isCoinbaseWallet', 'isCoinbaseBrowser'],
    global: 'coinbaseWalletExtension',
    rdns: 'com.coinbase.wallet',
  },
  {
    id: connectorIds.okx,
    flags: ['isOkxWallet', 'isOKExWallet'],
    global: 'okxwallet',
    rdns: 'com.okex.wallet',
  },
  { id: connectorIds.ledger, flags: ['isLedgerConnect'] },
]
