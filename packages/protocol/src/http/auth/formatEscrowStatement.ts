import type { WalletAccounts } from './embeddedWallet.js'
import type { PublicKey } from './keyMaterial.js'

export interface EscrowStatement {
  walletId: string
  /** Stands for the mailbox that the key was stored with. */
  publicKey: PublicKey
  accounts?: WalletAccounts | undefined
}

/** The text that the wallet's own key signs to claim its mailbox at the escrow. */
export const formatEscrowStatement = ({ walletId, publicKey: { x, y }, accounts = [] }: EscrowStatement) =>
  ['portico/escrow-owner/1', walletId, x, y, ...accounts].join('\n')
