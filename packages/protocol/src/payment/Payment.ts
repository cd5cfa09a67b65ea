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
}

/** Where a payment is to be found: the shop's server looks there, with `verifyPayment`, and believes nothing of it. */
export interface PaymentReceipt {
  readonly orderId: string
  readonly network: `${string}:${string}`
  /** The address that has paid. */
  readonly payer: string
  /** The id of the transaction: its hash, on EVM chains. */
  readonly transaction: string
}
