import type { FamilyShape } from '../FamilyShape.js'

/** What a network of the family has beside its name and its nodes. */
export interface CosmosNetworkDetails {
  /** Of addresses, e.g. `cosmos` in `cosmos1…`. */
  readonly bech32Prefix: string
  /** The smallest unit of the native currency, e.g. `uatom`. */
  readonly denom: string
  /** In the smallest unit, for one unit of gas. */
  readonly gasPrice: number
  /** Where its REST interface is. */
  readonly rest: string
}

export interface CosmosCoin {
  readonly denom: string
  /** In the smallest unit, decimal. */
  readonly amount: string
}

export interface CosmosFee {
  readonly amount: readonly CosmosCoin[]
  readonly gas: string
  readonly granter?: string | undefined
  readonly payer?: string | undefined
}

/** The document of the amino mode, as CosmJS and Keplr-like wallets write it. */
export interface CosmosAminoDocument {
  readonly chain_id: string
  readonly account_number: string
  readonly sequence: string
  readonly fee: CosmosFee
  readonly msgs: readonly { readonly type: string; readonly value: unknown }[]
  readonly memo: string
  readonly timeout_height?: string | undefined
}

/** The document of the direct mode: what is sent, encoded already. */
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

/** What people may choose in their wallet while it signs. */
export type CosmosChange = 'fee' | 'memo'

export interface CosmosAminoResult {
  /** As it was signed: wallets may change the fee and the memo. */
  readonly signed: CosmosAminoDocument
  readonly signature: CosmosSignature
  /** What differs from the document that was given. */
  readonly changed: readonly CosmosChange[]
}

export interface CosmosDirectResult {
  /** As it was signed: wallets may change the fee and the memo. */
  readonly signed: CosmosDirectDocument
  readonly signature: CosmosSignature
  /** What differs from the document that was given. */
  readonly changed: readonly CosmosChange[]
}

export interface CosmosAccountData {
  readonly address: string
  readonly algo: 'secp256k1' | 'ed25519' | 'sr25519'
  readonly pubkey: Uint8Array
}

/** What CosmJS takes as an offline signer of either mode. */
export interface CosmosOfflineSigner {
  getAccounts(): Promise<readonly CosmosAccountData[]>
  signAmino?(signerAddress: string, document: CosmosAminoDocument): Promise<CosmosAminoResult>
  signDirect?(signerAddress: string, document: CosmosDirectDocument): Promise<CosmosDirectResult>
}

export type CosmosSignerMode = 'direct' | 'amino' | 'any'

/** A transfer of coins. Everything else is signed as a document and sent by `broadcast`. */
export interface CosmosTransferRequest {
  readonly recipient: string
  readonly amount: readonly CosmosCoin[]
  /** Estimated when not given. */
  readonly fee?: CosmosFee | undefined
  readonly memo?: string | undefined
}

export interface CosmosBroadcastResult {
  readonly transactionId: string
  /** Zero where the network took it; else why not, in the words of the chain. */
  readonly code: number
  readonly log?: string | undefined
}

export interface CosmosMethods {
  signDirect(parameters: { readonly document: CosmosDirectDocument }): Promise<CosmosDirectResult>
  signAmino(parameters: { readonly document: CosmosAminoDocument }): Promise<CosmosAminoResult>
  /** ADR-36: data that can never be a transaction. Its verifiers need the public key beside the signature. */
  signArbitrary(parameters: { readonly data: string | Uint8Array }): Promise<CosmosSignature>
  /** For CosmJS: `any` is direct where the wallet can and amino where the keys are in a device that cannot. */
  getOfflineSigner(parameters: { readonly mode?: CosmosSignerMode | undefined }): Promise<CosmosOfflineSigner>
  /** Shows the wallet a chain that it does not know: the present network when no description is given. */
  suggestChain(parameters: { readonly chain?: Readonly<Record<string, unknown>> | undefined }): Promise<void>
  /** Sends a signed transaction (`TxRaw`) to the network. */
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
  /** In capital hex. */
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
    /** What only networks of Cosmos have. */
    readonly cosmos?: CosmosNetworkDetails | undefined
  }
}
