import { PorticoError, paymentPending, paymentRefused } from '@portico/protocol'

/** A JSON-RPC method (eip155, solana), or a path to GET (bip122, cosmos). Undefined or null if not found. */
export type NodeRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface PaymentContext {
  readonly reference: string
  readonly transaction: string
  readonly token?: string | undefined
  readonly recipient: string
  readonly request: NodeRequest
  readonly confirmations: number
}

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly units: bigint
}

export interface PaymentTransaction {
  readonly id: string
  /** Unix time in milliseconds; an upper bound of when it was made. */
  readonly at: number
  /** Amounts paid to the recipient by payer. The payer is empty if several have paid together. */
  readonly paid: ReadonlyMap<string, bigint>
}

/** Amounts paid to the recipient by sender, minus what was returned in the same transaction. */
export function sumTransfers(transfers: readonly Transfer[], recipient: string): ReadonlyMap<string, bigint> {
  const paid = new Map<string, bigint>()
  const add = (payer: string, units: bigint) => paid.set(payer, (paid.get(payer) ?? 0n) + units)
  for (const { from, to, units } of transfers) {
    if (to === recipient) add(from, units)
    if (from === recipient) add(to, -units)
  }
  return paid
}

export function toRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  // Callers check every property.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

export const toRecords = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(toRecord).filter(each => each !== undefined) : []

export const refusePayment = (reason: string) => new PorticoError(paymentRefused, { context: { reason } })

/** The transaction may still become a payment; the shop should retry later. */
export const deferPayment = () => new PorticoError(paymentPending)

/** A node of another network, such as a test network, would confirm payments that do not exist on the right one. */
export function assertNetwork(isSame: boolean): void {
  if (!isSame) throw refusePayment('the node that was asked is of another network')
}
