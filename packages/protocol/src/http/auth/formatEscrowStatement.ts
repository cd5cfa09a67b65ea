import type { WalletAccounts } from './embeddedWallet.js'
import type { PublicKey } from './keyMaterial.js'

/** What a wallet states about its key in escrow. */
export interface EscrowStatement {
  walletId: string
  /** Of the key, of which nobody else has the private part: it stands for the mailbox that it was stored with. */
  publicKey: PublicKey
  accounts?: WalletAccounts | undefined
}

/** The text that the wallet's own key signs when it takes its place in the escrow. */
export const formatEscrowStatement = ({ walletId, publicKey: { x, y }, accounts = [] }: EscrowStatement) =>
  ['portico/escrow-owner/1', walletId, x, y, ...accounts].join('\n')
