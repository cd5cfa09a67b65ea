import type { CosmosNetworkDetails } from '../families/cosmos/CosmosTypes.js'
import type { ExplorerPaths } from '../families/Family.js'
import type { PolkadotNetworkDetails } from '../families/polkadot/PolkadotTypes.js'
import type { CaipNetworkId, ChainNamespace } from './ChainNamespace.js'

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

export interface RpcUrls {
  readonly http: readonly string[]
  readonly webSocket?: readonly string[] | undefined
}

export interface BlockExplorer {
  readonly name: string
  readonly url: string
  readonly apiUrl?: string | undefined
  /** Where its pages are, if not where explorers of the family have them, e.g. `{ address: 'account' }`. */
  readonly paths?: Partial<ExplorerPaths> | undefined
}

/** What owners pass in `networks`: one of ours, or any chain object of viem (counted as eip155). */
export interface NetworkInput {
  readonly id: number | string
  readonly name: string
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: { readonly default: RpcUrls; readonly [key: string]: RpcUrls }
  readonly blockExplorers?:
    | { readonly default: BlockExplorer; readonly [key: string]: BlockExplorer }
    | undefined
  readonly testnet?: boolean | undefined
  readonly chainNamespace?: ChainNamespace | undefined
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  readonly assets?: NetworkAssets | undefined
  /** What only networks of one family have. */
  readonly cosmos?: CosmosNetworkDetails | undefined
  readonly polkadot?: PolkadotNetworkDetails | undefined
}

export interface NetworkAssets {
  readonly imageId?: string | undefined
  readonly imageUrl?: string | undefined
}

/** A network as the kit knows it (E-01). */
export interface Network extends NetworkInput {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  /** False for the placeholder that stands for a chain the owner did not configure. */
  readonly supported: boolean
}
