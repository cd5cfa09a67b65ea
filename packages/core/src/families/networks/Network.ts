import type { CaipNetworkId, ChainNamespace } from '../ChainNamespace.js'
import type { ExplorerPaths } from '../Family.js'

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
  /** Paths of its pages, if they differ from the family's usual ones, e.g. `{ address: 'account' }`. */
  readonly paths?: Partial<ExplorerPaths> | undefined
}

/** Fields of one family, added with `declare module '@portico/core' { interface NetworkDetails {…} }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration
export interface NetworkDetails {}

/** A network as passed in `networks`: one of ours, or any viem chain (treated as eip155). */
export interface NetworkInput extends NetworkDetails {
  /** Chain id of the family: `1` for Ethereum, the start of the genesis hash for Solana. */
  readonly id: number | string
  /** Display name. */
  readonly name: string
  /** Name, symbol and decimals of the native coin. */
  readonly nativeCurrency: NativeCurrency
  /** RPC endpoints. */
  readonly rpcUrls: { readonly default: RpcUrls; readonly [key: string]: RpcUrls }
  /** Block explorers for links to accounts and transactions. */
  readonly blockExplorers?:
    | { readonly default: BlockExplorer; readonly [key: string]: BlockExplorer }
    | undefined
  /** Whether it is a test network. */
  readonly testnet?: boolean | undefined
  /** Whether accounts have names on it and can register some. @default `true`, except on test networks */
  readonly names?: boolean | undefined
  /** Its family. @default `eip155` */
  readonly chainNamespace?: ChainNamespace | undefined
  /** CAIP-2 id. @default `chainNamespace` and `id` */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** An older id, which some remote wallets still use. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  /** Its picture: a URL, or an id of the image service. */
  readonly assets?: NetworkAssets | undefined
}

export interface NetworkAssets {
  readonly imageId?: string | undefined
  readonly imageUrl?: string | undefined
}

/** A network as the kit knows it (E-01). */
export interface Network extends NetworkInput {
  readonly chainNamespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
  /** False for the placeholder of a chain that the site did not configure. */
  readonly supported: boolean
}
