/** Shape of an entry of `FamilyTypes`; a family narrows every field. */
export interface FamilyShape {
  readonly address: string
  /** Account types of the family's wallets. */
  readonly accountType: string
  /** Parameters of `signMessage`. */
  readonly messageRequest: { readonly message: string | Uint8Array }
  /** Result of `signMessage`, in the encoding that the family's verifiers expect. */
  readonly signature: string
  /** Parameters of `sendTransaction`. */
  readonly transactionRequest: object
  /** Result of `sendTransaction`: the transaction id used by explorers and nodes. */
  readonly transactionId: string
  /** Family-specific methods. */
  readonly methods: object
  /**
   * Whether the page selects among the granted accounts. Otherwise the wallet does, and lists the selected one first.
   */
  readonly pageChoosesAccount?: true
}
