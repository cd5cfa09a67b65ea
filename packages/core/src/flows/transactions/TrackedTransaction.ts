import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A pending transaction sent by the kit. */
export interface TrackedTransaction {
  /** On EVM chains its hash. */
  readonly id: string
  readonly caipAddress: CaipAddress
  /** A swap or its approval. Default: a transfer. */
  readonly kind?: 'trade' | 'approve' | undefined
  readonly receiver: string
  /** Decimal text in whole units. */
  readonly amount: string
  readonly token: TrackedToken
  readonly received?: { readonly amount: string; readonly token: TrackedToken } | undefined
  /** Unix time in milliseconds. */
  readonly at: number
  /** Opaque value of the family. */
  readonly mark?: string | undefined
}

export interface TrackedToken {
  /** Contract or mint. Default: the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}
