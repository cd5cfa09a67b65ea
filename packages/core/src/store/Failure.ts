/** Why a flow failed: with an id, the transaction was sent, and the chain refused or replaced it. */
export type Failure =
  | { readonly error: unknown; readonly id?: undefined }
  | { readonly id: string; readonly outcome: 'failed' | 'replaced'; readonly error?: undefined }
