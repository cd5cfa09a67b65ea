import type {
  AccountParameters,
  AdapterFactory,
  AdapterType,
  ChainNamespace,
  FamilyTypes,
  Network,
  Page,
} from '@portico/core'
import type { MockWalletControls } from '../controls/MockWalletControls.js'

/** What the suite does at the wallet: the part of the controls that a wallet on another device has too. */
export type ConformanceControls = Pick<
  MockWalletControls,
  | 'address'
  | 'requests'
  | 'listenerCount'
  | 'setApproval'
  | 'prompts'
  | 'approve'
  | 'reject'
  | 'hang'
  | 'fail'
  | 'pend'
  | 'release'
  | 'behave'
  | 'lock'
  | 'switchAccount'
  | 'switchChain'
  | 'disconnect'
> & { state(): { readonly connected: boolean } }

/** The mock wallet that the adapter is tried with. */
export interface ConformanceWallet {
  /** Under which id the adapter lists it. */
  readonly connectorId: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly control: ConformanceControls
}

/** Made anew for every test. */
export interface ConformanceWorld {
  /** Where the adapter finds the wallet. */
  readonly page: Page
  readonly wallet: ConformanceWallet
}

export interface MessageProof {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Why something cannot be: the tests of it are listed as skipped, with these words. */
export interface Lack {
  readonly no: string
}

export type Ability = true | Lack

/** What differs between adapters and families in an honest way. Whatever wallets cannot do is said, with the reason. */
export interface ConformanceTraits {
  /** An event of the wallet that the adapter listens to while connected, as `control.listenerCount` names it. */
  readonly listensTo: string | Lack
  /** The library behind the adapter listens for itself, whether the adapter runs or not. */
  readonly keepsListening?: boolean | undefined
  /** The code of the error when the visitor declines to connect: `user_rejected` when not given. */
  readonly declines?: string | undefined
  /** They answer a second request with "one is open already". */
  readonly pends: Ability
  /** They tell when the person chooses another account. */
  readonly tellsAccounts: Ability
  /** They are on one chain, tell when that changes, and can be asked to change it. */
  readonly choosesChain: Ability
  /** They can be told to forget the page. */
  readonly forgets: Ability
  /** They tell whether they still let the page in, without prompting. */
  readonly tellsAccess: Ability
  /** A locked one grants nothing. */
  readonly locks: Ability
}

/** All that the suite has to know of an adapter, its family and its mock wallet. */
export interface AdapterConformance<Namespace extends ChainNamespace> {
  readonly namespace: Namespace
  readonly type: AdapterType
  readonly traits: ConformanceTraits
  /** The wallet is on the first; on the second its accounts have other balances. Called when the tests run. */
  getNetworks(): readonly [Network, Network]
  createWorld(): ConformanceWorld | Promise<ConformanceWorld>
  createFactory(): AdapterFactory<Namespace>
  /** Whether the signature is the account's, told by something other than the adapter. */
  verifyMessage(proof: MessageProof): boolean | Promise<boolean>
  /** Something small that the wallet's account sends on the first network. */
  readonly transaction: ConformanceTransaction<Namespace>
}

export interface ConformanceTransaction<Namespace extends ChainNamespace> {
  create(
    account: AccountParameters,
  ): FamilyTypes[Namespace]['transactionRequest'] | Promise<FamilyTypes[Namespace]['transactionRequest']>
  /** Whether the first network has it. */
  readonly isKnown: ((transactionId: string) => Promise<boolean>) | Lack
}
