import type { NetworkId } from '../networks/networks.ts'
import type { DirectDocument } from './cosmos/sign/documents.ts'
import type { TypedData } from './evm/sign/hashTypedData.ts'
import type { EvmTransaction } from './evm/sign/serializeEvmTransaction.ts'
import type { SmartSigner } from './evm/sign/signSmart.ts'
import type { UserOperation } from './evm/sign/UserOperation.ts'
import type { PolkadotPayload } from './polkadot/sign/encodePayload.ts'

/** Signed by the EOA or, with its own `creation` until it is deployed, by the smart account. */
type EvmItem =
  | ({ readonly kind: 'evm-message'; readonly message: Uint8Array } & Pick<SmartSigner, 'creation'>)
  | ({ readonly kind: 'evm-typed-data'; readonly data: TypedData } & Pick<SmartSigner, 'creation'>)
  | { readonly kind: 'evm-transaction'; readonly transaction: EvmTransaction }
  | { readonly kind: 'user-operation'; readonly operation: UserOperation }

export type SignItem =
  | EvmItem
  | { readonly kind: 'solana-message'; readonly message: Uint8Array }
  | { readonly kind: 'solana-transaction'; readonly transaction: string }
  | { readonly kind: 'bitcoin-message'; readonly message: Uint8Array; readonly protocol: 'ecdsa' | 'bip322' }
  | { readonly kind: 'bitcoin-psbt'; readonly psbt: string; readonly inputs: readonly number[] }
  | { readonly kind: 'cosmos-direct'; readonly document: DirectDocument }
  | { readonly kind: 'cosmos-amino'; readonly document: string }
  | { readonly kind: 'polkadot-transaction'; readonly payload: PolkadotPayload }
  /** The message including its `<Bytes>` wrapper. */
  | { readonly kind: 'polkadot-message'; readonly message: Uint8Array }

/** Everything one question covers. Nothing is added after the approval. */
export interface SignRequest {
  readonly session: string
  /** The address that was shown, and the only one that may sign. */
  readonly address: string
  readonly network: NetworkId
  readonly items: readonly SignItem[]
}

export interface Signed {
  readonly result: string
  /** The hash of an EVM transaction or user operation, or the first signature of a Solana transaction. */
  readonly name?: string
}
