import type { Connector, Network } from '@portico/core'
import type {
  AdapterContext,
  CosmosAminoDocument,
  CosmosAminoResult,
  CosmosDirectDocument,
  CosmosDirectResult,
} from '@portico/core/adapter'

export interface CosmosRuntime {
  readonly context: AdapterContext
  getWallet(connector: Connector): CosmosWallet
}

export interface CosmosKey {
  readonly address: string
  readonly publicKey: Uint8Array
  /** Whether the key is in a hardware device that only supports amino documents. */
  readonly aminoOnly: boolean
}

export interface CosmosWallet {
  enable(network: Network): Promise<void>
  getKey(network: Network): Promise<CosmosKey>
  disable(): Promise<void>
  suggestChain(chain: Readonly<Record<string, unknown>>): Promise<void>
  listen(onChange: () => void): () => void
  signAmino(network: Network, signer: string, document: CosmosAminoDocument): Promise<CosmosAminoResult>
  signDirect(network: Network, signer: string, document: CosmosDirectDocument): Promise<CosmosDirectResult>
}
