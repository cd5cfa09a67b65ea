import type { Environment } from '../environment/Environment.js'
import type { Store } from '../store/createStore.js'
import type { PorticoState } from '../store/state.js'
import type { Balance, WalletAccount, WalletInfo } from './Account.js'
import type { ChainNamespace } from './ChainNamespace.js'
import type { Connector } from './Connector.js'
import type { Network } from './Network.js'

export type AdapterType =
  | 'evm'
  | 'wagmi'
  | 'ethers'
  | 'ethers5'
  | 'solana'
  | 'bitcoin'
  | 'polkadot'
  | 'cosmos'

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
}

export interface AdapterOptions {
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableCoinbase: boolean
  readonly metadata: { readonly name: string; readonly url: string; readonly icons: readonly string[] }
}

export interface ConnectParameters {
  readonly connector: Connector
  /** The network the kit would like; a wallet on another one is reported, not forced. */
  readonly network: Network
  readonly signal?: AbortSignal | undefined
  /** The wallet has such a request open already, perhaps out of sight; its answer is waited for. */
  readonly onPending?: (() => void) | undefined
}

export interface AccountParameters {
  readonly connector: Connector
  readonly network: Network
  readonly address: string
}

export interface TransactionRequest {
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: string | undefined
  readonly gas?: bigint | undefined
}

export interface Call {
  readonly to: string
  readonly data?: string | undefined
  readonly value?: bigint | undefined
}

export interface TransactionReceipt {
  readonly hash: string
  readonly status: 'success' | 'reverted'
  readonly blockNumber?: bigint | undefined
}

export interface CallsStatus {
  readonly id: string
  readonly status: 'pending' | 'success' | 'failure'
  readonly receipts: readonly TransactionReceipt[]
}

/** One chain family, spoken through one library. Built per instance: it owns no module state. */
export interface Adapter {
  readonly namespace: ChainNamespace
  readonly type: AdapterType
  /** Begins discovery and listening; returns how to end it. Called again after a stop. */
  start(): () => void
  connect(parameters: ConnectParameters): Promise<AdapterConnection>
  /** As `connect`, without ever prompting; undefined when the wallet no longer grants anything. */
  reconnect(parameters: ConnectParameters): Promise<AdapterConnection | undefined>
  disconnect(parameters: { readonly connector: Connector }): Promise<void>
  switchNetwork(parameters: { readonly connector: Connector; readonly network: Network }): Promise<void>
  getBalance(
    parameters: Omit<AccountParameters, 'connector'> & { readonly connector?: Connector | undefined },
  ): Promise<Balance>
  signMessage(parameters: AccountParameters & { readonly message: string }): Promise<string>
  sendTransaction(
    parameters: AccountParameters & { readonly transaction: TransactionRequest },
  ): Promise<string>
  waitForReceipt(parameters: {
    readonly connector?: Connector | undefined
    readonly network: Network
    readonly hash: string
    /** Blocks that have to agree, the transaction's own included: 1 when not given. */
    readonly confirmations?: number | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<TransactionReceipt>
  estimateGas?(parameters: AccountParameters & { readonly transaction: TransactionRequest }): Promise<bigint>
  signTypedData?(parameters: AccountParameters & { readonly typedData: TypedData }): Promise<string>
  sendCalls?(
    parameters: AccountParameters & {
      readonly calls: readonly Call[]
      readonly capabilities?: Readonly<Record<string, unknown>> | undefined
    },
  ): Promise<{ readonly id: string }>
  getCallsStatus?(parameters: { readonly connector: Connector; readonly id: string }): Promise<CallsStatus>
  getCapabilities?(parameters: {
    readonly connector: Connector
    readonly address: string
  }): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>>
}

export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

/** What `evm()` and its siblings return: a recipe the instance calls once. */
export interface AdapterFactory {
  readonly namespace: ChainNamespace
  readonly type: AdapterType
  create(context: AdapterContext): Adapter
}
