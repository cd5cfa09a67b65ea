import type { CaipAddress } from '../families/ChainNamespace.js'

export interface WatchOnlyOptions {
  /** Accounts to show as CAIP-10 ids, such as `eip155:1:0x…`, of any family of the page. */
  readonly accounts: readonly CaipAddress[]
  /** Display name in place of the wallet's. @default `'Watch only'` */
  readonly name?: string | undefined
  /** Whether they are connected at startup if no wallet is. @default true */
  readonly connectAtStart?: boolean | undefined
}
