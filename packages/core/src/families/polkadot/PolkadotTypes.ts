import type { FamilyShape } from '../FamilyShape.js'

type PolkadotHex = `0x${string}`

export interface PolkadotNetworkDetails {
  /** SS58 prefix of addresses: 0 for Polkadot, 2 for Kusama, 42 generic. */
  readonly ss58Prefix: number
}

/** Signer payload, with the fields of `@polkadot/api` and polkadot-api. */
export interface PolkadotPayload {
  readonly address: string
  readonly assetId?: number | string | object | undefined
  readonly blockHash: string
  readonly blockNumber: string
  readonly era: string
  readonly genesisHash: string
  readonly metadataHash?: string | undefined
  readonly method: string
  readonly mode?: number | undefined
  readonly nonce: string
  readonly signedExtensions: readonly string[]
  readonly specVersion: string
  readonly tip: string
  readonly transactionVersion: string
  readonly version: number
  /** Requests the whole signed transaction, which the wallet may have changed. */
  readonly withSignedTransaction?: boolean | undefined
}

export interface PolkadotRawPayload {
  readonly address: string
  /** Hex or text. Wallets sign bytes only wrapped in `<Bytes>`, so that a transaction cannot pass as a message. */
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

export interface PolkadotSignerResult {
  readonly id: number
  readonly signature: PolkadotHex
  readonly signedTransaction?: PolkadotHex | Uint8Array | undefined
}

/** The injected signer interface; polkadot-api takes it through `getPolkadotSignerFromPjs`. */
export interface PolkadotSigner {
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignerResult>
  signRaw(payload: PolkadotRawPayload): Promise<PolkadotSignerResult>
}

export interface PolkadotTransactionRequest {
  /** Complete, for the account's network: the wallet signs it, and the network's node gets it. */
  readonly payload: Omit<PolkadotPayload, 'address'>
}

export interface PolkadotMethods {
  signRaw(parameters: Omit<PolkadotRawPayload, 'address'>): Promise<PolkadotSignerResult>
  signPayload(parameters: PolkadotTransactionRequest): Promise<PolkadotSignerResult>
  /** For libraries; each request uses the connected account. */
  getSigner(): Promise<PolkadotSigner>
}

export interface PolkadotTypes extends FamilyShape {
  /** SS58, with the prefix of the network. */
  readonly address: string
  readonly accountType: 'eoa'
  readonly messageRequest: { readonly message: string | Uint8Array }
  readonly signature: PolkadotHex
  readonly transactionRequest: PolkadotTransactionRequest
  /** Hash of the extrinsic. */
  readonly transactionId: PolkadotHex
  readonly methods: PolkadotMethods
  readonly pageChoosesAccount: true
}

declare module '../FamilyTypes.js' {
  interface FamilyTypes {
    readonly polkadot: PolkadotTypes
  }
}

declare module '../networks/Network.js' {
  interface NetworkDetails {
    /** Polkadot networks only. */
    readonly polkadot?: PolkadotNetworkDetails | undefined
  }
}
