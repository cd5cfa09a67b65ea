/** One of the accounts that a wallet has on a network. */
export interface FamilyAccount {
  readonly address: string
  readonly type: 'eoa' | 'payment' | 'ordinal'
  /** In hex, as the family writes it. */
  readonly publicKey: string
}
