import type { FamilyShape } from '../FamilyShape.js'

export interface CosmosNetworkDetails {
  /** Address prefix, e.g. `cosmos` in `cosmos1…`. */
  readonly bech32Prefix: string
  readonly denom: string
  /** In the smallest unit per unit of gas. */
  readonly gasPrice: number
  /** URL of the REST API. */
  readonly rest: string
}

export interface CosmosCoin {
  readonly denom: string
  /** Decimal text in the smallest unit. */
  readonly amount: string
}

export interface CosmosFee {
  readonly amount: readonly CosmosCoin[]
  readonly gas: string
  readonly granter?: string | undefined
  readonly payer?: string | undefined
}

/** Amino sign document, in the format of CosmJS and Keplr-compatible wallets. */
export interface CosmosAminoDocument {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: CosmosFee
  readonly msgs: readonly { readonly type: string; readonly value: unknown }[]
  readonly memo: string
  readonly timeout_height?: string | undefined
}

export interface CosmosDirectDocument {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}

export interface CosmosSignature {
  readonly pub_key: { readonly type: string; readonly value: string }
  /** In base64. */
  readonly signature: string
}

export type CosmosChange = 'fee' | 'memo'

export interface CosmosAminoResult {
  /** The signed document: wallets may change fee and memo. */
  readonly signed: CosmosAminoDocument
  readonly signature: CosmosSignature
  readonly changed: readonly CosmosChange[]
}

export interface CosmosDirectResult {
  readonly signed: CosmosDirectDocument
  readonly signature: CosmosSignature
  readonly changed: readonly CosmosChange[]
}

export interface CosmosAccountData {
  readonly address: string
  readonly algo: 'secp256k1' | 'ed25519' | 'sr25519'
  readonly pubkey: Uint8Array
}

export interface CosmosOfflineSigner {
  getAccounts(): Promise<readonly CosmosAccountData[]>
  signAmino?(signerAddress: string, document: CosmosAminoDocument): Promise<CosmosAminoResult>
  signDirect?(signerAddress: string, document: CosmosDirectDocument): Promise<CosmosDirectResult>
}

export type CosmosSignerMode = 'direct' | 'amino' | 'any'

/** A transfer of coins. Anything else is signed as a document and sent with `broadcast`. */
export interface CosmosTransferRequest {
  readonly recipient: string
  readonly amount: readonly CosmosCoin[]
  /** Default: estimated. */
  readonly fee?: CosmosFee | undefined
  readonly memo?: string | undefined
}

export interface CosmosBroadcastResult {
  readonly transactionId: string
  /** Zero on success; otherwise `log` has the chain's message. */
  readonly code: number
  readonly log?: string | undefined
}

export interface CosmosMethods {
  signDirect(parameters: { readonly document: CosmosDirectDocument }): Promise<CosmosDirectResult>
  signAmino(parameters: { readonly document: CosmosAminoDocument }): Promise<CosmosAminoResult>
  /** ADR-36: data that can never be a transaction. Verifiers need the public key besides the signature. */
  signArbitrary(parameters: { readonly data: string | Uint8Array }): Promise<CosmosSignature>
  /** For CosmJS: `any` is direct if the wallet supports it, and amino for hardware keys that do not. */
  getOfflineSigner(parameters: { readonly mode?: CosmosSignerMode | undefined }): Promise<CosmosOfflineSigner>
  suggestChain(parameters: { readonly chain?: Readonly<Record<string, unknown>> | undefined }): Promise<void>
  broadcast(parameters: {
    readonly transaction: Uint8Array
    /** `sync` waits for the node's check; `block` until the transaction is in a block. */
    readonly mode?: 'sync' | 'block' | undefined
  }): Promise<CosmosBroadcastResult>
}

export interface CosmosTypes extends FamilyShape {
  /** Bech32, with the prefix of the network. */
  readonly address: string
  readonly accountType: never
  readonly messageRequest: { readonly message: string | Uint8Array }
  /** In base64. */
  readonly signature: string
  readonly transactionRequest: CosmosTransferRequest
  /** In upper-case hex. */
  readonly transactionId: string
  readonly methods: CosmosMethods
}

declare module '../FamilyTypes.js' {
  interface FamilyTypes {
    readonly cosmos: CosmosTypes
  }
}

declare module '../networks/Network.js' {
  interface NetworkDetails {
    /** Cosmos networks only. */
    readonly cosmos?: CosmosNetworkDetails | undefined
  }
}
