import type {
  CosmosAminoDocument,
  CosmosAminoResult,
  CosmosDirectDocument,
  CosmosDirectResult,
  Network,
} from '@portico/core'

export interface CosmosKey {
  readonly address: string
  readonly publicKey: Uint8Array
  /** The key is in a device that reads only amino documents. */
  readonly aminoOnly: boolean
}

/** What the adapter asks of a wallet, wherever the wallet is. */
export interface CosmosWallet {
  /** Asks to be let in, and shows the wallet a network that it does not know. */
  enable(network: Network): Promise<void>
  getKey(network: Network): Promise<CosmosKey>
  disable(): Promise<void>
  suggestChain(chain: Readonly<Record<string, unknown>>): Promise<void>
  /** Called when the person chose another account. */
  listen(onChange: () => void): () => void
  signAmino(network: Network, signer: string, document: CosmosAminoDocument): Promise<CosmosAminoResult>
  signDirect(network: Network, signer: string, document: CosmosDirectDocument): Promise<CosmosDirectResult>
}
