import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A transaction that the kit has started, and whose end is not known yet. */
export interface TrackedTransaction {
  /** Its hash, on EVM chains. */
  readonly id: string
  /** Who has sent it, and on which network. */
  readonly caipAddress: CaipAddress
  /** A transfer when not given; a swap; the leave for one to take tokens. */
  readonly kind?: 'trade' | 'approve' | undefined
  readonly receiver: string
  /** Decimal text in whole units. */
  readonly amount: string
  readonly token: TrackedToken
  /** About what comes back for it. */
  readonly received?: { readonly amount: string; readonly token: TrackedToken } | undefined
  /** When it was sent, in milliseconds. */
  readonly at: number
  /** A note of the family's own. */
  readonly mark?: string | undefined
}

export interface TrackedToken {
  /** Of its contract or mint; the network's currency when not given. */
  readonly address?: string | undefined
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}
