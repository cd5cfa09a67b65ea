import type { Network } from '@portico/core'
import type {
  BitcoinAccountAddress,
  BitcoinMessageProtocol,
  BitcoinTransferRequest,
} from '@portico/core/adapter'

export interface ToldAddress extends Omit<BitcoinAccountAddress, 'type'> {
  readonly type?: BitcoinAccountAddress['type'] | undefined
}

interface SignMessageRequest {
  readonly address: string
  readonly network: Network
  readonly message: string
  readonly protocol: BitcoinMessageProtocol
}

export interface InputToSign {
  readonly index: number
  readonly address: string
  readonly sighashTypes?: readonly number[] | undefined
}

interface SignPsbtRequest {
  readonly address: string
  readonly network: Network
  readonly psbt: Uint8Array
  readonly inputs: readonly InputToSign[]
}

interface TransferRequest extends BitcoinTransferRequest {
  readonly address: string
  readonly network: Network
}

export interface BitcoinWallet {
  connect(): Promise<readonly ToldAddress[]>
  /** Reads without a prompt; an empty list means that nothing is granted. */
  read(): Promise<readonly ToldAddress[]>
  disconnect(): Promise<void>
  listen(onChange: () => void): () => void
  readonly protocol?: BitcoinMessageProtocol | undefined
  signMessage(request: SignMessageRequest): Promise<Uint8Array>
  signPsbt(request: SignPsbtRequest): Promise<Uint8Array>
  /** Undefined if the wallet does not support the transfer, such as with a memo or a fee rate. */
  getTransfer?(request: TransferRequest): (() => Promise<unknown>) | undefined
}
