export interface FamilyAccount {
  readonly address: string
  readonly type: 'eoa' | 'smartAccount' | 'payment' | 'ordinal'
  /** Hex, in the family's own serialization, where sites need it. */
  readonly publicKey?: string
}
