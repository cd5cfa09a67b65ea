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
import type { SwapMethods } from '../SwapMethods.js'
import type { TransferMethods } from '../TransferMethods.js'
import type { Connector } from './Connector.js'

/** The library an adapter uses. Our own are listed for completion; a third-party adapter has its own name. */
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

/** What a wallet granted. `chainId` is the normalised CAIP-2 reference (`1`, not `0x1`). */
export interface AdapterConnection {
  readonly connectorId: string
  readonly accounts: readonly WalletAccount[]
  readonly chainId: string | number
  /** The wallet, if it is not the connector itself: the remote wallet of a pairing. */
  readonly wallet?: WalletInfo | undefined
}

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
  /** The site has disconnected through the adapter's library; the wallet still has to be disconnected. */
  | { readonly type: 'left'; readonly connectorId: string }
  | { readonly type: 'notice'; readonly error: PorticoError }

export interface AdapterContext {
  readonly environment: Environment
  readonly options: AdapterOptions
  /** Read-only state: a library with its own connections follows those that the kit made. */
  readonly store: Pick<Store<PorticoState>, 'get' | 'subscribe'>
  getNetworks(): readonly Network[]
  /** HTTP RPC URLs of a network: the site's, then the service's, then the chain's own. */
  getRpcUrls(network: Network): readonly string[]
  emit(event: AdapterEvent): void
  /** Paces frequent events: the latest of a name within a frame, and always before a signature is returned. */
  pace(name: string, tell: () => void): void
}

export interface AdapterOptions {
  readonly wallets: { readonly injected: boolean }
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
  readonly services: { readonly data?: string | undefined }
  readonly swapContracts: Readonly<Record<CaipNetworkId, readonly string[]>>
}

export interface ConnectParameters {
  readonly connector: Connector
  /** The preferred network; a wallet on another one is reported, not forced. */
  readonly network: Network
  readonly signal?: AbortSignal | undefined
  /** The wallet already has such a request open, perhaps out of sight; its response is awaited. */
  readonly onPending?: (() => void) | undefined
}

export interface AccountParameters {
  readonly connector: Connector
  readonly network: Network
  readonly address: string
}

/** Methods of a family as its adapter implements them: each gets the account in addition to its own parameters. */
export type AdapterMethods<Namespace extends ChainNamespace> = Namespace extends ChainNamespace
  ? {
      readonly [Method in MethodName<Namespace>]?: (
        parameters: AccountParameters & MethodParameters<Namespace, Method>,
      ) => Promise<MethodResult<Namespace, Method>>
    }
  : never

/** Methods that are the same for all families, as an adapter implements them: each gets the account in addition. */
export type ForAccount<Methods extends object> = {
  readonly [Method in keyof Methods]: Methods[Method] extends
    | ((parameters: infer Parameters) => infer Result)
    | undefined
    ? (parameters: AccountParameters & Parameters) => Result
    : never
}

/** State of an injected wallet, as far as it can be read without a prompt. */
export type WalletCondition = 'ready' | 'locked' | 'silent'

/** A chain family implemented with one library. Created per instance, without module state. */
export interface Adapter<Namespace extends ChainNamespace = ChainNamespace> {
  readonly namespace: Namespace
  readonly type: AdapterType
  /** Family-specific methods. A missing one rejects with an error that says so. */
  readonly methods: AdapterMethods<Namespace>
  /** For families with the ability `send`. */
  readonly transfers?: ForAccount<TransferMethods> | undefined
  /** For families with the ability `swaps`. */
  readonly swaps?: ForAccount<SwapMethods> | undefined
  /** Starts discovery and listening; returns how to stop. May be called again after a stop. */
  start(): () => void
  /** Preloads the client without contacting a wallet, so that a click does not have to wait. */
  prepare?(): Promise<unknown>
  connect(parameters: ConnectParameters): Promise<AdapterConnection>
  /** For diagnostics. Never prompts. Undefined if the family's wallets do not report it. */
  getCondition?(parameters: { readonly connector: Connector }): Promise<WalletCondition | undefined>
  /** Like `connect` but without a prompt; undefined if the wallet no longer grants anything. */
  reconnect(parameters: ConnectParameters): Promise<AdapterConnection | undefined>
  disconnect(parameters: { readonly connector: Connector }): Promise<void>
  /** Resolves to the current grant if it changes with the network, as for addresses with a chain prefix. */
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

export interface AdapterFactory<Namespace extends ChainNamespace = ChainNamespace> {
  readonly family: Family<Namespace>
  readonly type: AdapterType
  create(context: AdapterContext): Adapter<Namespace>
}
