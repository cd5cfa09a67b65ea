/** What each entry of `FamilyTypes` says; a family narrows every field to its own words. */
export interface FamilyShape {
  readonly address: string
  /** Kinds of accounts that wallets of the family have. */
  readonly accountType: string
  /** What `signMessage` takes. */
  readonly messageRequest: { readonly message: string | Uint8Array }
  /** What `signMessage` answers with, in the text form that the family's verifiers expect. */
  readonly signature: string
  /** What `sendTransaction` takes. */
  readonly transactionRequest: object
  /** What `sendTransaction` answers with: what explorers and nodes call the transaction. */
  readonly transactionId: string
  /** What only this family can be asked, beside what every adapter does. */
  readonly methods: object
  /** Whether the page chooses among the accounts that a wallet grants. Elsewhere the wallet does, and names it first. */
  readonly pageChoosesAccount?: true
}
