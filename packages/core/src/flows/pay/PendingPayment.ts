import type { PayRequest } from '@portico/protocol'
import type { CaipAddress } from '../../families/ChainNamespace.js'

/** A payment requested from a wallet. */
export interface WalletPayment {
  readonly request: PayRequest
  readonly caipAddress: CaipAddress
  readonly transaction?: string | undefined
  /** Opaque value of the family. */
  readonly mark?: string | undefined
  /** Unix time in milliseconds. */
  readonly at: number
}

/** A payment session at an exchange. */
export interface PaySession {
  readonly id: string
  readonly url: string
  readonly exchange: { readonly id: string; readonly name: string }
}

/** A payment through an exchange. */
export interface ExchangePayment {
  readonly request: PayRequest
  readonly session: PaySession
  /** Unix time in milliseconds. */
  readonly at: number
}

/** An unsettled payment, stored across reloads so that it is not repeated. */
export type PendingPayment = WalletPayment | ExchangePayment
