import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { FamilyTypes } from './families.js'

/** What the kit may ask or offer for a family, beside its verbs. */
export type FamilyAbility = 'balance' | 'send' | 'onramp' | 'names' | 'activity'

/**
 * What has to hold around a verb. `sign`: the answer is refused when another account was chosen meanwhile. `send`: not
 * on a network that the site does not know. `read`: nothing.
 */
export type VerbKind = 'sign' | 'send' | 'read'

export interface ExplorerPaths {
  readonly address: string
  readonly transaction: string
}

/** What a remote wallet is asked for. All of it is optional for the wallet. */
export interface PairingTerms {
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** One row of the family table: the rules that differ by family, small enough for the first load. */
export interface Family<Namespace extends ChainNamespace = ChainNamespace> {
  /** As people call the family, in English. */
  readonly name: string
  /** The same where there is little room, in any language; the name when not set. */
  readonly shortName?: string | undefined
  readonly abilities: readonly FamilyAbility[]
  /** Kinds of accounts that its wallets have, the one to use by default first. */
  readonly accountTypes: readonly FamilyTypes[Namespace]['accountType'][]
  /** Whether the page chooses among the accounts that a wallet grants. Elsewhere the wallet does, and names it first. */
  readonly pageChoosesAccount?: true | undefined
  /** Of the native currency, where all networks of the family have the same. */
  readonly nativeDecimals?: number | undefined
  /** Whether chain ids are numbers in the page (`1`) and text only inside CAIP ids (`eip155:1`). */
  readonly numericChainIds?: true | undefined
  /** Below the URL of a block explorer, unless the network says otherwise. */
  readonly explorerPaths: ExplorerPaths
  /** Methods with which a remote wallet can be asked for a chain that it did not grant at first. */
  readonly switchMethods?: readonly string[] | undefined
  readonly verbs: { readonly [Verb in keyof FamilyTypes[Namespace]['verbs']]: VerbKind }
  /** Two spellings of one address become the same text. */
  toComparable(address: string): string
  /** The reference part of a CAIP-2 id for what wallets and pages call the chain, without the namespace. */
  parseChainId(chainId: string): string | undefined
}
