import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A purchase that has not arrived yet. */
export interface Purchase {
  readonly id: string
  readonly caipAddress: CaipAddress
  readonly token: {
    /** Contract or mint. Default: the native coin. */
    readonly address?: string | undefined
    readonly symbol: string
    readonly name: string
  }
  /** Balance at the start as decimal text; an increase is the arrival. */
  readonly before: string
  readonly url: string
  readonly seller: string
  /** Start of waiting (Unix time in milliseconds). */
  readonly at: number
}
