import type { FamilyShape } from '../FamilyShape.js'
import type { SwapMethods } from '../SwapMethods.js'
import type { TokenMethods, TransferMethods } from '../TransferMethods.js'

export type Hex = `0x${string}`

/** Requests take any text where answers give `0x…`: what is not of that form is refused when it is sent. */
export interface TransactionRequest {
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  readonly gas?: bigint | undefined
}

export interface Call {
  readonly to: string
  readonly data?: string | undefined
  readonly value?: bigint | undefined
  /** Of this call alone (EIP-5792). Only `sendCalls` passes them on. */
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

export interface TransactionReceipt {
  readonly hash: Hex
  readonly status: 'success' | 'reverted'
  readonly blockNumber?: bigint | undefined
}

export interface CallsStatus {
  readonly id: string
  readonly status: 'pending' | 'success' | 'failure'
  /** Of a failure: some of the calls may have happened all the same. */
  readonly isPartial?: true
  readonly receipts: readonly TransactionReceipt[]
}

/** What a wallet can do, by decimal chain id (EIP-5792). */
export type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** EIP-712. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export interface Eip155Methods extends TransferMethods, TokenMethods, SwapMethods {
  signTypedData(parameters: { readonly typedData: TypedData }): Promise<Hex>
  /** Several calls as one, where the wallet can (EIP-5792). */
  sendCalls(parameters: {
    readonly calls: readonly Call[]
    readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  }): Promise<{ readonly id: string }>
  getCallsStatus(parameters: { readonly id: string }): Promise<CallsStatus>
  getCapabilities(): Promise<Capabilities>
  waitForReceipt(parameters: {
    readonly hash: string
    /** Blocks that have to agree, the transaction's own included: 1 when not given. */
    readonly confirmations?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionReceipt>
  /** Ends what a site may do without asking; the answer is the account's word for it. */
  revokePermissions(parameters: {
    readonly pci: string
    readonly permissions: readonly unknown[]
    readonly expiry: number
    /** What the wallet has called it, where that is known. */
    readonly context?: string | undefined
  }): Promise<string>
  estimateGas(parameters: { readonly transaction: TransactionRequest }): Promise<bigint>
}

export interface Eip155Types extends FamilyShape {
  readonly address: Hex
  readonly accountType: 'eoa' | 'smartAccount'
  readonly messageRequest: { readonly message: string }
  readonly signature: Hex
  readonly transactionRequest: TransactionRequest
  readonly transactionId: Hex
  readonly methods: Eip155Methods
}

declare module '../FamilyTypes.js' {
  interface FamilyTypes {
    readonly eip155: Eip155Types
  }
}
