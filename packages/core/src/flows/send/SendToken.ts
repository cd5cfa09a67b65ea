/** Something of an account that can be sent. */
export interface SendToken {
  /** Of its contract or mint; the network's currency when not given. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** How much of it is there, as decimal text. */
  readonly balance: string
  /** In US dollars; undefined where nobody knows, and for tokens that imitate others. */
  readonly price?: number | undefined
  readonly iconUrl: string
  /** It has the name of another one. */
  readonly isImitation?: boolean | undefined
}
