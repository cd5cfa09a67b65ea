import { connectorIds } from '@portico/core/adapter'

export interface KnownWallet {
  readonly id: string
  readonly flags: readonly string[]
  readonly global?: string
  readonly rdns?: string
}

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
