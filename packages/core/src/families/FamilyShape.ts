/** Shape of an entry of `FamilyTypes`; a family narrows every field. */
export interface FamilyShape {
  readonly address: string
  readonly accountType: string
  readonly messageRequest: { readonly message: string | Uint8Array }
  /** Result of `signMessage`, in the encoding that the family's verifiers expect. */
  readonly signature: string
  readonly transactionRequest: object
  /** Result of `sendTransaction`: the transaction id used by explorers and nodes. */
  readonly transactionId: string
  readonly methods: object
  /** Otherwise the wallet selects the account, and lists the selected one first. */
  readonly pageChoosesAccount?: true
}
