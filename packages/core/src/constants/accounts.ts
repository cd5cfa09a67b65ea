import type { AccountType } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'

/** Which account of a wallet is used unless the owner says otherwise (spec §9). */
export const defaultAccountTypes = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
} as const satisfies Partial<Record<ChainNamespace, AccountType>>

/** Where a bitcoin wallet lists its accounts (spec §9). */
export const bitcoinAccountIndexes = { payment: 0, ordinal: 1 } as const

export function getBitcoinAccountIndex(type: AccountType | undefined): number {
  return type === 'ordinal' ? bitcoinAccountIndexes.ordinal : bitcoinAccountIndexes.payment
}
