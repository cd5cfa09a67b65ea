export interface SendToken {
  /** Contract or mint. Default: the native coin. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Decimal text in whole units. */
  readonly balance: string
  /** In US dollars; undefined if unknown, and for imitations. */
  readonly price?: number | undefined
  readonly iconUrl: string
  readonly isImitation?: boolean | undefined
}
