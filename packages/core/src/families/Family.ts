import type { ChainNamespace } from './ChainNamespace.js'
import type { FamilyTypes } from './FamilyTypes.js'
import type { RemoteTerms } from './RemoteTerms.js'

/** Abilities of a family besides its methods. `send`: its adapter has `transfers`. `swaps`: its adapter has `swaps`. */
export type FamilyAbility = 'balance' | 'send' | 'swaps' | 'onramp' | 'names' | 'activity' | 'nfts'

/** `sign`: rejected if the account changed meanwhile. `send`: refused on an unsupported network. */
export type MethodKind = 'sign' | 'send' | 'read'

export interface ExplorerPaths {
  readonly address: string
  readonly transaction: string
}

/** Rules that differ by family, small enough for the first load. They come with the family's `AdapterFactory`. */
export interface Family<Namespace extends ChainNamespace = ChainNamespace> {
  readonly namespace: Namespace
  readonly name: string
  readonly shortName?: string | undefined
  readonly abilities: readonly FamilyAbility[]
  /** Account types of its wallets, the default first. */
  readonly accountTypes: readonly FamilyTypes[Namespace]['accountType'][]
  readonly pageChoosesAccount?: FamilyTypes[Namespace]['pageChoosesAccount'] | undefined
  /** Whether chain ids are numbers in the page (`1`) and text only inside CAIP ids (`eip155:1`). */
  readonly numericChainIds?: true | undefined
  /** Whether an account has the same address on all networks of the family. */
  readonly sharesAddresses?: true | undefined
  readonly explorerPaths: ExplorerPaths
  /** CAIP-19 asset namespaces of the native coin and of tokens, if exchanges can pay in them. */
  readonly assetNames?: { readonly coin: string; readonly token: string } | undefined
  /** Methods that request a chain which a remote wallet did not grant at first. */
  readonly switchMethods?: readonly string[] | undefined
  /** Terms for remote wallets; without them they cannot serve the family. */
  readonly remote?: RemoteTerms | undefined
  readonly methods: { readonly [Method in keyof FamilyTypes[Namespace]['methods']]: MethodKind }
  /** Canonical form of an address, for comparison. */
  toComparable(address: string): string
  parseChainId(chainId: string): string | undefined
  /** Checks the form of an address. The adapter checks the network and the checksum. */
  isAddress(text: string): boolean
  /** Coin types under which a name may store its address on a chain, best first; for families with names. */
  getCoinTypes?(chainId: string): readonly number[]
}
