import type { AdapterFactory, ChainNamespace, FamilyTypes, Network } from '@portico/core'
import type { AccountParameters, AdapterType, Page } from '@portico/core/adapter'
import type { MockWalletControls } from '../controls/MockWalletControls.js'

/** Controls that remote wallets have too. */
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

export interface ConformanceWallet {
  /** The adapter's connector id of it. */
  readonly connectorId: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly control: ConformanceControls
}

/** Created for every test. */
export interface ConformanceWorld {
  readonly page: Page
  readonly wallet: ConformanceWallet
}

export interface MessageProof {
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Why something is not possible: its tests are listed as skipped, with this reason. */
export interface Lack {
  readonly no: string
}

export type Ability = true | Lack

/** Legitimate differences between adapters and families. Missing abilities have a reason. */
export interface ConformanceTraits {
  /** A wallet event that the adapter subscribes to while connected, as named by `control.listenerCount`. */
  readonly listensTo: string | Lack
  /** The adapter's library subscribes itself, whether the adapter runs or not. */
  readonly keepsListening?: boolean | undefined
  /** Error code when the visitor rejects the connection. Default: `user_rejected`. */
  readonly declines?: string | undefined
  /** A second request is answered with "already pending". */
  readonly pends: Ability
  /** Wallets emit an event when the account changes. */
  readonly tellsAccounts: Ability
  /** Wallets are on one chain, emit its changes, and can be asked to switch. */
  readonly choosesChain: Ability
  /** Wallets can be disconnected by the page. */
  readonly forgets: Ability
  /** Wallets report without a prompt whether the page is still connected. */
  readonly tellsAccess: Ability
  /** A locked wallet grants nothing. */
  readonly locks: Ability
}

/** Everything the suite has to know about an adapter, its family and its mock wallet. */
export interface AdapterConformance<Namespace extends ChainNamespace> {
  readonly namespace: Namespace
  readonly type: AdapterType
  readonly traits: ConformanceTraits
  /** The wallet is on the first; its accounts have other balances on the second. Called when the tests run. */
  getNetworks(): readonly [Network, Network]
  createWorld(): ConformanceWorld | Promise<ConformanceWorld>
  createFactory(): AdapterFactory<Namespace>
  /** Verifies the signature independently of the adapter. */
  verifyMessage(proof: MessageProof): boolean | Promise<boolean>
  /** A small transaction of the wallet's account on the first network. */
  readonly transaction: ConformanceTransaction<Namespace>
}

export interface ConformanceTransaction<Namespace extends ChainNamespace> {
  create(
    account: AccountParameters,
  ): FamilyTypes[Namespace]['transactionRequest'] | Promise<FamilyTypes[Namespace]['transactionRequest']>
  /** Whether the first network has it. */
  readonly isKnown: ((transactionId: string) => Promise<boolean>) | Lack
}
