import type { FamilyShape } from '../FamilyShape.js'

export type Hex = `0x${string}`

/** Requests accept any text where results are `0x…`; invalid values are rejected when sent. */
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
  /** Capabilities of this call (EIP-5792). Only `sendCalls` passes them on. */
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
  /** For a failure: some of the calls may have succeeded. */
  readonly isPartial?: true
  readonly receipts: readonly TransactionReceipt[]
}

export type Capabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A permission that the site was granted (ERC-7715). Times are Unix seconds. */
export interface GrantedPermission {
  readonly context: string
  readonly start: number
  readonly end: number
  readonly permission: Readonly<Record<string, unknown>>
}

/** EIP-712. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export interface Eip155Methods {
  signTypedData(parameters: { readonly typedData: TypedData }): Promise<Hex>
  sendCalls(parameters: {
    readonly calls: readonly Call[]
    readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  }): Promise<{ readonly id: string }>
  getCallsStatus(parameters: { readonly id: string }): Promise<CallsStatus>
  getCapabilities(): Promise<Capabilities>
  waitForReceipt(parameters: {
    readonly hash: string
    /** Required confirmations, including the transaction's own block. Default: 1. */
    readonly confirmations?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionReceipt>
  /** The permissions that the site can still use. */
  getGrantedPermissions(): Promise<readonly GrantedPermission[]>
  /** Revokes a site's permissions; resolves to the account's signature of it. */
  revokePermissions(parameters: {
    readonly pci: string
    readonly permissions: readonly unknown[]
    readonly expiry: number
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
