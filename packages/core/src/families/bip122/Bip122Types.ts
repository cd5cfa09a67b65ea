import type { FamilyShape } from '../FamilyShape.js'
import type { TransferMethods } from '../TransferMethods.js'

/** How a message is signed: by the old scheme of the node's `signmessage`, or by BIP-322. */
export type BitcoinMessageProtocol = 'ecdsa' | 'bip322'

export interface BitcoinTransferRequest {
  readonly recipient: string
  /** In satoshis. */
  readonly amount: bigint
  /** In satoshis per virtual byte; the wallet's choice when not given. */
  readonly feeRate?: number | undefined
  /** Written into the chain, for everyone to read. */
  readonly memo?: string | undefined
}

/** Which inputs of a PSBT the wallet signs, and as whom. */
export interface PsbtInputChoice {
  /** The account of the wallet that signs; the connected one when not given. */
  readonly address?: string | undefined
  readonly indexes: readonly number[]
  /** As in BIP-143, e.g. `[1]` for ALL, `[0x81]` for ALL with ANYONECANPAY; the default of the input when not given. */
  readonly sighashTypes?: readonly number[] | undefined
}

export interface SignPsbtParameters {
  /** In base64. */
  readonly psbt: string
  /** Every input that belongs to the connected account when not given. */
  readonly inputs?: readonly PsbtInputChoice[] | undefined
  /** Finishes and sends the transaction once the wallet's signatures were checked. */
  readonly broadcast?: boolean | undefined
}

export interface SignedPsbt {
  /** In base64. */
  readonly psbt: string
  /** Set when it was sent. */
  readonly transactionId?: string | undefined
}

export interface BitcoinAccountAddress {
  readonly address: string
  /** In hex. */
  readonly publicKey?: string | undefined
  /** What the wallet keeps there: money, inscriptions, or assets of Stacks. */
  readonly type: Bip122Types['accountType']
  readonly path?: string | undefined
}

export interface Bip122Methods extends TransferMethods {
  /** A PSBT that comes back without the signatures that were asked for is an error. */
  signPsbt(parameters: SignPsbtParameters): Promise<SignedPsbt>
  /** The wallet builds, signs and sends a payment; answers with the transaction's id. */
  sendTransfer(parameters: BitcoinTransferRequest): Promise<string>
  getAccountAddresses(): Promise<readonly BitcoinAccountAddress[]>
}

export interface Bip122Types extends FamilyShape {
  readonly address: string
  readonly accountType: 'payment' | 'ordinal' | 'stx'
  readonly messageRequest: {
    readonly message: string
    /** What the kind of address asks for when not given. */
    readonly protocol?: BitcoinMessageProtocol | undefined
    /** One of the wallet's accounts; the connected one when not given. */
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
