import type { AdapterFactory, AdapterType, ChainNamespace, FamilyTypes, Network, Page } from '@portico/core'
import type { MockWalletControls } from '../controls/MockWalletControls.js'

/** The mock wallet that the adapter is tried with. */
export interface ConformanceWallet {
  /** Under which id the adapter lists it. */
  readonly connectorId: string
  readonly name: string
  readonly imageUrl?: string | undefined
  readonly control: MockWalletControls
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

/** What differs between adapters and families in an honest way. */
export interface ConformanceTraits {
  /** An event of the wallet that the adapter listens to while connected, as `control.listenerCount` names it. */
  readonly listensTo: string
  /** The library behind the adapter listens for itself, whether the adapter runs or not. */
  readonly keepsListening?: boolean | undefined
  /** Wallets of the family answer a second request with "one is open already". */
  readonly pends?: boolean | undefined
  /** Wallets of the family are on one chain, tell when that changes, and can be asked to change it. */
  readonly choosesChain?: boolean | undefined
  /** Wallets of the family can be told to forget the page. */
  readonly forgets?: boolean | undefined
  /** Wallets of the family cannot be asked whether they still let the page in: who was not let in yet is prompted. */
  readonly prompts?: boolean | undefined
  /** A locked wallet grants nothing. */
  readonly locks?: boolean | undefined
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
  /** Something small that the mock wallet's account can send on the first network. */
  readonly transaction?: FamilyTypes[Namespace]['transactionRequest'] | undefined
  /** Whether the first network has it. */
  hasTransaction?(transactionId: string): Promise<boolean>
}
