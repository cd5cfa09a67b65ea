import type { PorticoError } from '@portico/protocol'
import type { Environment } from '../../services/Environment.js'
import type { Balance, WalletAccount, WalletInfo } from '../../store/Account.js'
import type { Store } from '../../store/createStore.js'
import type { PorticoState } from '../../store/state.js'
import type { CaipNetworkId, ChainNamespace } from '../ChainNamespace.js'
import type { Family } from '../Family.js'
import type { FamilyTypes } from '../FamilyTypes.js'
import type { MethodName, MethodParameters, MethodResult } from '../methods.js'
import type { Network } from '../networks/Network.js'
import type { Connector } from './Connector.js'

/** The library that an adapter drives. Those of ours complete; an adapter of someone else has a name of its own. */
export type AdapterType =
  | 'evm'
  | 'wagmi'
  | 'ethers'
  | 'ethers5'
  | 'solana'
  | 'bitcoin'
  | 'polkadot'
  | 'cosmos'
  | (string & {})

/** What a wallet granted. `chainId` is the reference part of the CAIP-2 id, normalised (`1`, not `0x1`). */
export interface AdapterConnection {
  readonly connectorId: string
  readonly accounts: readonly WalletAccount[]
  readonly chainId: string | number
  /** Who granted it, where that is not the connector itself: the wallet at the other end of a pairing. */
  readonly wallet?: WalletInfo | undefined
}

/** Told by an adapter when something changes without the kit having asked. */
export type AdapterEvent =
  | { readonly type: 'connectors'; readonly connectors: readonly Connector[] }
  | { readonly type: 'connected'; readonly connection: AdapterConnection }
  | {
      readonly type: 'accountsChanged'
      readonly connectorId: string
      readonly accounts: readonly WalletAccount[]
    }
  | { readonly type: 'chainChanged'; readonly connectorId: string; readonly chainId: string | number }
  | { readonly type: 'disconnected'; readonly connectorId: string }
  /** The page ended, through the adapter's library, what the kit connected itself: the wallet has yet to be told. */
  | { readonly type: 'left'; readonly connectorId: string }
  /** For the visitor to know, in words of the catalogue. */
  | { readonly type: 'notice'; readonly error: PorticoError }

export interface AdapterContext {
  readonly environment: Environment
  readonly options: AdapterOptions
  /** To be read: a library that holds connections of its own follows those that the kit made without it. */
  readonly store: Pick<Store<PorticoState>, 'get' | 'subscribe'>
  /** The configured networks of this adapter's namespace, now. */
  getNetworks(): readonly Network[]
  /** Where to read this network over HTTP: owner's URLs, then the service's, then the chain's own. */
  getRpcUrls(network: Network): readonly string[]
  emit(event: AdapterEvent): void
  /**
   * For what is told often and is dear to read: runs the first at once and of those that follow within a frame, under the
   * same name, only the latest; in any case before a signature is given out.
   */
  pace(name: string, tell: () => void): void
}

export interface AdapterOptions {
  readonly wallets: { readonly injected: boolean }
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
  readonly services: { readonly data?: string | undefined }
  readonly swaps: { readonly exchanges: Readonly<Record<CaipNetworkId, readonly string[]>> }
}

export interface ConnectParameters {
  readonly connector: Connector
  /** The network the kit would like; a wallet on another one is reported, not forced. */
  readonly network: Network
  readonly signal?: AbortSignal | undefined
  /** The wallet has such a request open already, perhaps out of sight; its answer is waited for. */
  readonly onPending?: (() => void) | undefined
}

/** Who is asked, where, and as whom. */
export interface AccountParameters {
  readonly connector: Connector
  readonly network: Network
  readonly address: string
}

/** The methods of one family as its adapter offers them: each is told whom it speaks for, beside its own parameters. */
export type AdapterMethods<Namespace extends ChainNamespace> = Namespace extends ChainNamespace
  ? {
      readonly [Method in MethodName<Namespace>]?: (
        parameters: AccountParameters & MethodParameters<Namespace, Method>,
      ) => Promise<MethodResult<Namespace, Method>>
    }
  : never

/** How a wallet in the page is, as far as it says so without asking the visitor. */
export type WalletCondition = 'ready' | 'locked' | 'silent'

/** One chain family, spoken through one library. Built per instance: it owns no module state. */
export interface Adapter<Namespace extends ChainNamespace = ChainNamespace> {
  readonly namespace: Namespace
  readonly type: AdapterType
  /** What only this family can do. One that is left out is answered for with an error that says so. */
  readonly methods: AdapterMethods<Namespace>
  /** Begins discovery and listening; returns how to end it. Called again after a stop. */
  start(): () => void
  /** Loads what talks to wallets, without talking to any, so that a click on one finds it there. */
  prepare?(): Promise<unknown>
  connect(parameters: ConnectParameters): Promise<AdapterConnection>
  /** For whoever looks for what is wrong. Never prompts. Undefined where wallets of the family do not tell. */
  getCondition?(parameters: { readonly connector: Connector }): Promise<WalletCondition | undefined>
  /** As `connect`, without ever prompting; undefined when the wallet no longer grants anything. */
  reconnect(parameters: ConnectParameters): Promise<AdapterConnection | undefined>
  disconnect(parameters: { readonly connector: Connector }): Promise<void>
  /** Resolves to what is granted now where that changes with the network: addresses with a prefix of their chain. */
  switchNetwork(parameters: {
    readonly connector: Connector
    readonly network: Network
  }): Promise<AdapterConnection | undefined>
  getBalance(
    parameters: Omit<AccountParameters, 'connector'> & {
      readonly connector?: Connector | undefined
    },
  ): Promise<Balance>
  signMessage(
    parameters: AccountParameters & FamilyTypes[Namespace]['messageRequest'],
  ): Promise<FamilyTypes[Namespace]['signature']>
  sendTransaction(
    parameters: AccountParameters & {
      readonly transaction: FamilyTypes[Namespace]['transactionRequest']
    },
  ): Promise<FamilyTypes[Namespace]['transactionId']>
}

/** What `evm()` and its siblings return: a recipe the instance calls once. */
export interface AdapterFactory<Namespace extends ChainNamespace = ChainNamespace> {
  /** The rules of its family, which the whole kit goes by. */
  readonly family: Family<Namespace>
  readonly type: AdapterType
  create(context: AdapterContext): Adapter<Namespace>
}
