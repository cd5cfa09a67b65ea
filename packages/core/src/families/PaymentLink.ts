import type { ChainNamespace } from './ChainNamespace.js'

/** What a link asks to be paid. */
export interface PaymentLink {
  readonly namespace: ChainNamespace
  /** The reference of the chain, where the link names one. */
  readonly chainId?: string | undefined
  /** An address; on EVM chains a name too. */
  readonly receiver: string
  /** Of the contract or mint; the network's currency when not given. */
  readonly token?: string | undefined
  /** In whole units, as decimal text. */
  readonly amount?: string | undefined
  /** In the smallest unit of a token whose decimals the link does not say. */
  readonly units?: bigint | undefined
}

/** Reads what is behind the scheme. Undefined for links that ask for more than a plain transfer. */
export type ParseLink = (path: string, parameters: URLSearchParams) => PaymentLink | undefined
