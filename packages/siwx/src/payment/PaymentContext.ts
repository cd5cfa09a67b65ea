/**
 * Asks a node: a JSON-RPC method of eip155 and solana, or a path to GET, which begins with a slash, of Esplora for bip122
 * and of the REST interface for cosmos. Resolves to undefined or null for what the node does not know.
 */
export type NodeRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

export interface PaymentContext {
  /** Of the CAIP-2 id of the network: the node has to be of the same one. */
  readonly reference: string
  readonly transaction: string
  /** A contract, a mint or a denomination. Undefined for the network's currency. */
  readonly token?: string | undefined
  /** As `normalise` of its family writes it. */
  readonly recipient: string
  readonly request: NodeRequest
  readonly confirmations: number
}

export interface Transfer {
  readonly from: string
  readonly to: string
  readonly units: bigint
}

/** A confirmed transaction that succeeded. */
export interface PaymentTransaction {
  /** Its id in the only spelling that the chain has for it. */
  readonly id: string
  /** In milliseconds since 1970; it was not made later than this. */
  readonly at: number
  /** What each payer has paid the recipient. The payer is empty where several have paid together. */
  readonly paid: ReadonlyMap<string, bigint>
}

/** What each sender has paid the recipient, less what it got back in the same transaction. */
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
  // Every part of it is checked before it is used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}

export const toRecords = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(toRecord).filter(each => each !== undefined) : []
