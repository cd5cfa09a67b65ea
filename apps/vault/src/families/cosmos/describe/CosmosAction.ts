export interface Coin {
  readonly denom: string
  /** Decimal, in base units. */
  readonly amount: string
}

export type CosmosAction =
  | { readonly kind: 'send'; readonly from: string; readonly to: string; readonly coins: readonly Coin[] }
  | {
      readonly kind: 'delegate' | 'undelegate'
      readonly from: string
      readonly validator: string
      readonly coins: readonly Coin[]
    }
  | {
      readonly kind: 'redelegate'
      readonly from: string
      readonly source: string
      readonly validator: string
      readonly coins: readonly Coin[]
    }
  | { readonly kind: 'rewards'; readonly from: string; readonly validator: string }
  | { readonly kind: 'vote'; readonly from: string; readonly proposal: string; readonly option: string }
  | {
      readonly kind: 'ibc'
      readonly from: string
      readonly to: string
      readonly channel: string
      readonly coins: readonly Coin[]
      readonly memo: string
    }
  | { readonly kind: 'unknown'; readonly type: string }

export interface CosmosTransaction {
  readonly actions: readonly CosmosAction[]
  readonly fee: readonly Coin[]
  /** The fee payer, if it is another account. */
  readonly payer: string
  readonly granter: string
  readonly memo: string
}

/** Indexed by the value of the `VoteOption` enum. */
export const voteOptions = ['', 'Yes', 'Abstain', 'No', 'No with veto'] as const
