import type { AccountType } from '../../types/Account.js'

/** Where a bitcoin wallet lists its accounts (K-11). */
export const bitcoinAccountIndexes = { payment: 0, ordinal: 1 } as const

export function getBitcoinAccountIndex(type: AccountType | undefined): number {
  return type === 'ordinal' ? bitcoinAccountIndexes.ordinal : bitcoinAccountIndexes.payment
}
