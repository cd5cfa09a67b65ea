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
  /** Where its pages are, if not where explorers of the family have them, e.g. `{ address: 'account' }`. */
  readonly paths?: Partial<ExplorerPaths> | undefined
}

/**
 * What only networks of one family have, by the family's name: declared beside its types, as ours are, by
 * `declare module '@portico/core' { interface NetworkDetails { … } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration
export interface NetworkDetails {}

/** What owners pass in `networks`: one of ours, or any chain object of viem (counted as eip155). */
export interface NetworkInput extends NetworkDetails {
  /** As its family counts: `1` for Ethereum, the beginning of the genesis hash for Solana. */
  readonly id: number | string
  /** What it is called in the dialog. */
  readonly name: string
  /** Name, symbol and decimals of what fees are paid in. */
  readonly nativeCurrency: NativeCurrency
  /** The endpoints to read from. */
  readonly rpcUrls: { readonly default: RpcUrls; readonly [key: string]: RpcUrls }
  /** Where links to accounts and transactions lead. */
  readonly blockExplorers?:
    | { readonly default: BlockExplorer; readonly [key: string]: BlockExplorer }
    | undefined
  /** Whether what it holds is worth nothing. */
  readonly testnet?: boolean | undefined
  /** Whether accounts go by their names on it, and can register some. @default not on networks for tests */
  readonly names?: boolean | undefined
  /** Its family. @default `eip155` */
  readonly chainNamespace?: ChainNamespace | undefined
  /** Its id together with the family. @default made of `chainNamespace` and `id` */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** An older id, which some remote wallets still use. */
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
  /** Its picture: an address, or an id of the image service. */
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
  /** False for the placeholder that stands for a chain the owner did not configure. */
  readonly supported: boolean
}
