import type { FamilyShape } from '../FamilyShape.js'

type PolkadotHex = `0x${string}`

/** What a network of the family has beside its name and its nodes. */
export interface PolkadotNetworkDetails {
  /** Of addresses: 0 for Polkadot, 2 for Kusama, 42 where nothing else is known. */
  readonly ss58Prefix: number
}

/** What an injected wallet signs for a transaction, field by field as `@polkadot/api` and polkadot-api hand it over. */
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
  /** Asks the wallet for the whole signed transaction, which it may have changed. */
  readonly withSignedTransaction?: boolean | undefined
}

export interface PolkadotRawPayload {
  readonly address: string
  /** Bytes in hex, or text. Wallets sign bytes only between `<Bytes>` marks, so that no transaction passes for a message. */
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

export interface PolkadotSignerResult {
  readonly id: number
  readonly signature: PolkadotHex
  readonly signedTransaction?: PolkadotHex | Uint8Array | undefined
}

/** The injected form: `@polkadot/api` takes it as it is, polkadot-api through `getPolkadotSignerFromPjs`. */
export interface PolkadotSigner {
  signPayload(payload: PolkadotPayload): Promise<PolkadotSignerResult>
  signRaw(payload: PolkadotRawPayload): Promise<PolkadotSignerResult>
}

export interface PolkadotTransactionRequest {
  /** Complete, of the network that the account is on: the wallet signs it, the node of the network gets it. */
  readonly payload: Omit<PolkadotPayload, 'address'>
}

export interface PolkadotMethods {
  signRaw(parameters: Omit<PolkadotRawPayload, 'address'>): Promise<PolkadotSignerResult>
  signPayload(parameters: PolkadotTransactionRequest): Promise<PolkadotSignerResult>
  /** For libraries; each request through it is made as the connected account. */
  getSigner(): Promise<PolkadotSigner>
}

export interface PolkadotTypes extends FamilyShape {
  /** SS58, with the prefix of the network. */
  readonly address: string
  readonly accountType: 'eoa'
  readonly messageRequest: { readonly message: string | Uint8Array }
  readonly signature: PolkadotHex
  readonly transactionRequest: PolkadotTransactionRequest
  /** The hash of the extrinsic. */
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
    /** What only networks of Polkadot have. */
    readonly polkadot?: PolkadotNetworkDetails | undefined
  }
}
