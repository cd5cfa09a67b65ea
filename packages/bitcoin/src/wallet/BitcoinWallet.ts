import type {
  BitcoinAccountAddress,
  BitcoinMessageProtocol,
  BitcoinTransferRequest,
  Network,
} from '@portico/core'

/** An address as a wallet tells it, before it is known to be one. */
export interface ToldAddress extends Omit<BitcoinAccountAddress, 'type'> {
  /** Undefined where the wallet says nothing of it. */
  readonly type?: BitcoinAccountAddress['type'] | undefined
}

export interface SignMessageRequest {
  readonly address: string
  readonly network: Network
  readonly message: string
  readonly protocol: BitcoinMessageProtocol
}

/** One input that the wallet signs, and as whom. */
export interface InputToSign {
  readonly index: number
  readonly address: string
  readonly sighashTypes?: readonly number[] | undefined
}

export interface SignPsbtRequest {
  /** The connected account. */
  readonly address: string
  readonly network: Network
  readonly psbt: Uint8Array
  readonly inputs: readonly InputToSign[]
}

export interface TransferRequest extends BitcoinTransferRequest {
  readonly address: string
  readonly network: Network
}

/** What the adapter asks of a wallet, whichever language it speaks. Answers are read here and judged by the caller. */
export interface BitcoinWallet {
  connect(): Promise<readonly ToldAddress[]>
  /** Without a prompt; no address means that none is granted any more. */
  read(): Promise<readonly ToldAddress[]>
  disconnect(): Promise<void>
  /** Tells that something may have changed in the wallet. */
  listen(onChange: () => void): () => void
  /** How it signs messages where it knows one way only. */
  readonly protocol?: BitcoinMessageProtocol | undefined
  /** The signature's bytes. */
  signMessage(request: SignMessageRequest): Promise<Uint8Array>
  /** The PSBT with signatures. */
  signPsbt(request: SignPsbtRequest): Promise<Uint8Array>
  /** Undefined where the wallet cannot, or cannot do it as asked: with a memo, at a rate of fees. */
  getTransfer?(request: TransferRequest): (() => Promise<unknown>) | undefined
}
