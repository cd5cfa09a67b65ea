import type { NetworkId } from '../networks/networks.ts'
import type { DirectDocument } from './cosmos/sign/documents.ts'
import type { EvmTransaction } from './evm/sign/EvmTransaction.ts'
import type { TypedData } from './evm/sign/hashTypedData.ts'
import type { SmartSigner } from './evm/sign/signSmart.ts'
import type { UserOperation } from './evm/sign/UserOperation.ts'
import type { PolkadotPayload } from './polkadot/sign/encodePayload.ts'

/** Of a smart account; `creation` where it is not on the network yet. */
type SmartItem =
  | ({ readonly kind: 'smart-message'; readonly message: Uint8Array } & Pick<SmartSigner, 'creation'>)
  | ({ readonly kind: 'smart-typed-data'; readonly data: TypedData } & Pick<SmartSigner, 'creation'>)
  | { readonly kind: 'user-operation'; readonly operation: UserOperation }

/** Of the families whose code comes later, see `LaterFamily`. */
export type LaterItem =
  | {
      readonly kind: 'bitcoin-message'
      readonly message: Uint8Array
      readonly protocol: 'ecdsa' | 'bip322'
    }
  /** In base64, with the inputs that are signed. */
  | { readonly kind: 'bitcoin-psbt'; readonly psbt: string; readonly inputs: readonly number[] }
  | { readonly kind: 'cosmos-direct'; readonly document: DirectDocument }
  /** The text that is signed. */
  | { readonly kind: 'cosmos-amino'; readonly document: string }
  | { readonly kind: 'polkadot-transaction'; readonly payload: PolkadotPayload }
  /** Between its marks. */
  | { readonly kind: 'polkadot-message'; readonly message: Uint8Array }

export type SignItem =
  | { readonly kind: 'evm-message'; readonly message: Uint8Array }
  | { readonly kind: 'evm-typed-data'; readonly data: TypedData }
  | { readonly kind: 'evm-transaction'; readonly transaction: EvmTransaction }
  | SmartItem
  | { readonly kind: 'solana-message'; readonly message: Uint8Array }
  | { readonly kind: 'solana-transaction'; readonly transaction: string }
  | LaterItem

/** All that one question is about, complete: after the answer nothing is added, and nobody is asked for more. */
export interface SignRequest {
  /** The login under which it was asked. */
  readonly session: string
  /** The address that was shown, and the only one that may sign. */
  readonly address: string
  readonly network: NetworkId
  readonly items: readonly SignItem[]
}

/** Texts as sites expect them: a signature, or a signed transaction with the name that the network gives it. */
export interface Signed {
  /** The signature, or the transaction with it. */
  readonly result: string
  /** The hash of an EVM transaction or of a user operation, the first signature of a Solana one. */
  readonly name?: string
}
