import type { SendToken } from '../send/SendToken.js'

export type SwapToken = SendToken
