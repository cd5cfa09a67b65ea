/** Asks a node. */
export type NodeRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

/** What is looked for on the chain. */
export interface PaymentContext {
  readonly transaction: string
  /** Undefined for the network's currency. */
  readonly token?: string | undefined
  readonly recipient: string
  readonly request: NodeRequest
  readonly confirmations: number
}

/** What was found there. */
export interface FoundPayment {
  readonly id: string
  readonly payer: string
  readonly units: bigint
  /** When it happened, in milliseconds. */
  readonly at: number
}
