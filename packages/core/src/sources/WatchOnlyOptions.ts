import type { CaipAddress } from '../families/ChainNamespace.js'

export interface WatchOnlyOptions {
  /** Whose accounts are shown, in CAIP-10, such as `eip155:1:0x…`: of any family that the page has. */
  readonly accounts: readonly CaipAddress[]
  /** What they are called where wallets have their name. @default `'Watch only'` */
  readonly name?: string | undefined
  /** Whether they are shown as soon as the page starts, where no wallet is connected. @default true */
  readonly connectAtStart?: boolean | undefined
}
