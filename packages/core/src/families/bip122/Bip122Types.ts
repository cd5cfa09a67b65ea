import type { FamilyShape } from '../FamilyShape.js'

/** Legacy scheme of the node's `signmessage`, or BIP-322. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export interface BitcoinTransferRequest {
  readonly recipient: string
  /** In satoshis. */
  readonly amount: bigint
  /** In satoshis per virtual byte. Default: the wallet's choice. */
  readonly feeRate?: number | undefined
  /** Public data on chain. */
  readonly memo?: string | undefined
}

export interface PsbtInputChoice {
  /** Default: the connected account. */
  readonly address?: string | undefined
  readonly indexes: readonly number[]
  /** As in BIP-143, e.g. `[1]` for ALL, `[0x81]` for ALL with ANYONECANPAY. Default: that of the input. */
  readonly sighashTypes?: readonly number[] | undefined
}

export interface SignPsbtParameters {
  /** In base64. */
  readonly psbt: string
  /** Default: all inputs of the connected account. */
  readonly inputs?: readonly PsbtInputChoice[] | undefined
  /** Finalises and broadcasts the transaction after verifying the wallet's signatures. */
  readonly broadcast?: boolean | undefined
}

export interface SignedPsbt {
  /** In base64. */
  readonly psbt: string
  readonly transactionId?: string | undefined
}

export interface BitcoinAccountAddress {
  readonly address: string
  /** In hex. */
  readonly publicKey?: string | undefined
  readonly type: Bip122Types['accountType']
  readonly path?: string | undefined
}

export interface Bip122Methods {
  /** Rejects if a requested signature is missing in the returned PSBT. */
  signPsbt(parameters: SignPsbtParameters): Promise<SignedPsbt>
  /** The wallet builds, signs and broadcasts a payment; resolves to the transaction id. */
  sendTransfer(parameters: BitcoinTransferRequest): Promise<string>
  getAccountAddresses(): Promise<readonly BitcoinAccountAddress[]>
}

export interface Bip122Types extends FamilyShape {
  readonly address: string
  readonly accountType: 'payment' | 'ordinal' | 'stx'
  readonly messageRequest: {
    readonly message: string
    /** Default: by address type. */
    readonly protocol?: BitcoinMessageProtocol | undefined
    /** One of the wallet's accounts. Default: the connected one. */
    readonly signer?: string | undefined
  }
  /** In base64. */
  readonly signature: string
  readonly transactionRequest: BitcoinTransferRequest
  readonly transactionId: string
  readonly methods: Bip122Methods
  readonly pageChoosesAccount: true
}

declare module '../FamilyTypes.js' {
  interface FamilyTypes {
    readonly bip122: Bip122Types
  }
}
