import type { CaipAddress } from '../../families/ChainNamespace.js'

export interface TrackedTransaction {
  /** On EVM chains its hash. */
  readonly id: string
  readonly caipAddress: CaipAddress
  /** A swap or its approval. Default: a transfer. */
  readonly kind?: 'trade' | 'approve' | undefined
  readonly receiver: string
  readonly amount: string
  readonly token: TrackedToken
  readonly received?: { readonly amount: string; readonly token: TrackedToken } | undefined
  readonly at: number
  readonly mark?: string | undefined
}

export interface TrackedToken {
  /** Contract or mint. Default: the native coin. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}
