/** What is paid with. */
export interface PaymentAsset {
  /** By its CAIP-2 id. */
  readonly network: `${string}:${string}`
  /** The address of its contract or mint; `native` for the network's currency. */
  readonly asset: string
  readonly metadata: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** What a shop asks for. */
export interface PayRequest {
  /** What the shop calls the order. What is under way for an order is not paid a second time. */
  readonly orderId: string
  readonly paymentAsset: PaymentAsset
  /** Who is paid, on that network. */
  readonly recipient: string
  /** Decimal text in whole units, e.g. `12.5`. */
  readonly amount: string
  /** Which of those that take money for payments are offered, by their ids: all of them unless said. */
  readonly payWithExchange?:
    | {
        readonly includeOnly?: readonly string[] | undefined
        readonly exclude?: readonly string[] | undefined
      }
    | undefined
}

/** Where a payment is to be found: the shop's server looks there, with `verifyPayment`, and believes nothing of it. */
export interface PaymentReceipt {
  readonly orderId: string
  readonly network: `${string}:${string}`
  /** The address that has paid; not told where an exchange has, from whatever address of its own. */
  readonly payer?: string | undefined
  /** The exchange that has paid, by its id. */
  readonly exchange?: string | undefined
  /** The id of the transaction: its hash, on EVM chains. */
  readonly transaction: string
}
