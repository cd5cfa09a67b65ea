import { connectorIds } from '@portico/core/adapter'

export interface KnownWallet {
  readonly id: string
  /** Set to true on the provider by this wallet alone. */
  readonly flags: readonly string[]
  /** Where it puts its provider beside `window.ethereum`. */
  readonly global?: string
  /** As which it announces itself. */
  readonly rdns?: string
}

/** Wallets with a connector id of their own when they inject without announcing. */
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
