import type { SendToken } from '../send/SendToken.js'

/** Something that can be swapped, whether the account has any of it or not. */
export type SwapToken = SendToken
