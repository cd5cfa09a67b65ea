import type { ChainNamespace } from './ChainNamespace.js'

export interface PaymentLink {
  readonly namespace: ChainNamespace
  readonly chainId?: string | undefined
  readonly receiver: string
  /** Contract or mint. Default: the native coin. */
  readonly token?: string | undefined
  /** Decimal text in whole units. */
  readonly amount?: string | undefined
  /** In the smallest unit, if the link does not state the token's decimals. */
  readonly units?: bigint | undefined
}

/** Parses a link without its scheme. Undefined if it asks for more than a plain transfer. */
export type ParseLink = (path: string, parameters: URLSearchParams) => PaymentLink | undefined
