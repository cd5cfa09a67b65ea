import type { SendToken } from '../../store/slices/send.js'

export type SwapToken = SendToken
