export interface PaymentAsset {
  readonly network: `${string}:${string}`
  /** Contract or mint address; `native` for the native coin. */
  readonly asset: string
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

export interface PayRequest {
  /** The shop's order id. A pending order is not paid a second time. */
  readonly orderId: string
  readonly paymentAsset: PaymentAsset
  readonly recipient: string
  /** Decimal text in whole units, e.g. `12.5`. */
  readonly amount: string
  /** Exchanges to offer, by id. Default: all. */
  readonly payWithExchange?:
    | {
        readonly includeOnly?: readonly string[] | undefined
        readonly exclude?: readonly string[] | undefined
      }
    | undefined
}

/**
 * Where to find a payment on chain. The shop's server verifies it with `verifyPayment` and does not trust the receipt
 * itself.
 */
export interface PaymentReceipt {
  readonly orderId: string
  readonly network: `${string}:${string}`
  /** The paying address; omitted if an exchange pays from its own address. */
  readonly payer?: string | undefined
  readonly exchange?: string | undefined
  /** Transaction id; on EVM chains its hash. */
  readonly transaction: string
}
