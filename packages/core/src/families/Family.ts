import type { ChainNamespace } from './ChainNamespace.js'
import type { FamilyTypes } from './FamilyTypes.js'
import type { RemoteTerms } from './RemoteTerms.js'

/** What the kit may ask or offer for a family, beside its methods. */
export type FamilyAbility = 'balance' | 'send' | 'swaps' | 'onramp' | 'names' | 'activity' | 'nfts'

/**
 * What has to hold around a method. `sign`: the answer is refused when another account was chosen meanwhile. `send`: not
 * on a network that the site does not know. `transfer`: like that, by the kit itself, which follows what was sent whoever
 * is connected by then. `read`: nothing.
 */
export type MethodKind = 'sign' | 'send' | 'transfer' | 'read'

export interface ExplorerPaths {
  readonly address: string
  readonly transaction: string
}

/** The rules that differ by family, small enough for the first load. They come with the family's `AdapterFactory`. */
export interface Family<Namespace extends ChainNamespace = ChainNamespace> {
  /** As CAIP-2 calls the family. */
  readonly namespace: Namespace
  /** As people call the family, in English. */
  readonly name: string
  /** The same where there is little room, in any language; the name when not set. */
  readonly shortName?: string | undefined
  readonly abilities: readonly FamilyAbility[]
  /** Kinds of accounts that its wallets have, the one to use by default first. */
  readonly accountTypes: readonly FamilyTypes[Namespace]['accountType'][]
  /** As its types say. */
  readonly pageChoosesAccount?: FamilyTypes[Namespace]['pageChoosesAccount'] | undefined
  /** Whether chain ids are numbers in the page (`1`) and text only inside CAIP ids (`eip155:1`). */
  readonly numericChainIds?: true | undefined
  /** Whether an account has the same address on all networks of the family. */
  readonly sharesAddresses?: true | undefined
  /** Below the URL of a block explorer, unless the network says otherwise. */
  readonly explorerPaths: ExplorerPaths
  /** What its currency and its tokens are called in CAIP-19 ids, where exchanges pay in them. */
  readonly assetNames?: { readonly coin: string; readonly token: string } | undefined
  /** Methods with which a remote wallet can be asked for a chain that it did not grant at first. */
  readonly switchMethods?: readonly string[] | undefined
  /** What wallets on other devices are asked for; without it they cannot serve the family. */
  readonly remote?: RemoteTerms | undefined
  readonly methods: { readonly [Method in keyof FamilyTypes[Namespace]['methods']]: MethodKind }
  /** Two spellings of one address become the same text. */
  toComparable(address: string): string
  /** The reference part of a CAIP-2 id for what wallets and pages call the chain, without the namespace. */
  parseChainId(chainId: string): string | undefined
  /**
   * Whether a text has the form of an address. Whether it belongs to a network, and whether its checksum is
   * right, is for the adapter to say.
   */
  isAddress(text: string): boolean
  /** Under which numbers a name may keep its address on a chain, the best first, in families whose accounts have names. */
  getCoinTypes?(chainId: string): readonly number[]
}
