export interface FamilyAccount {
  readonly address: string
  readonly type: 'eoa' | 'payment' | 'ordinal'
  /** Hex, in the family's own serialization. */
  readonly publicKey: string
}
