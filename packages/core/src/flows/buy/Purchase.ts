import type { CaipAddress } from '../../families/ChainNamespace.js'

/** Something that a visitor has gone to pay for, and that has not come yet. */
export interface Purchase {
  readonly id: string
  /** Who gets it, and on which network. */
  readonly caipAddress: CaipAddress
  readonly token: {
    /** Of its contract or mint; the network's currency when not given. */
    readonly address?: string | undefined
    readonly symbol: string
    readonly name: string
  }
  /** How much of it was there, as decimal text: what comes is known by there being more. */
  readonly before: string
  /** Where it is paid. */
  readonly url: string
  readonly seller: string
  /** Since when it is waited for, in milliseconds. */
  readonly at: number
}
