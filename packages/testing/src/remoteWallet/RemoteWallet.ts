import type { ChainNamespace } from '@portico/core'
import type { StorageArea } from '@portico/core/adapter'
import type {
  GrantedNamespaces,
  RpcError,
  SocketConstructor,
  WalletAuthentication,
  WalletOptions,
  WalletProposal,
  WalletRequest,
  WalletSession,
} from '@portico/pairing/wallet'
import type { Hex } from 'viem'

/** A chain of the wallet, by its CAIP-2 id: `eip155:31337`. For Bitcoin `rpcUrl` is an Esplora server. */
export interface RemoteChain {
  readonly id: string
  readonly name?: string | undefined
  readonly rpcUrl: string
}

/** Implements a family that the wallet does not support itself. */
export interface RemoteFamily {
  /** The address of a private key on a chain, given by its CAIP-2 id. */
  getAddress(key: Hex, chain: string): string
  /** Handlers by method name. */
  readonly methods: Readonly<Record<string, (request: RemoteFamilyRequest) => unknown>>
}

export interface RemoteFamilyRequest {
  readonly key: Hex
  readonly address: string
  readonly chain: RemoteChain
  readonly params: unknown
}

export interface RemoteWalletOptions {
  readonly relayUrl: string | readonly string[]
  readonly projectId: string
  /** Private keys of 32 bytes. Default: the first funded key of every local node. */
  readonly accounts?: Partial<Readonly<Record<ChainNamespace, readonly Hex[]>>> | undefined
  /** Additional families by namespace. */
  readonly families?: Readonly<Record<string, RemoteFamily>> | undefined
  /** Default: the two local chains. */
  readonly chains?: readonly RemoteChain[] | undefined
  readonly metadata?: WalletOptions['metadata'] | undefined
  /** `auto` accepts everything. */
  readonly approval?: 'auto' | 'manual' | undefined
  /** Accounts visible to a site: the active one, or all with the active one first. */
  readonly exposes?: 'active' | 'all' | undefined
  /** Whether it supports sign-in while connecting; otherwise such a request is answered as unsupported. */
  readonly authentication?: boolean | undefined
  /** Uses the protocol from before relays accepted approvals in one call. */
  readonly legacy?: boolean | undefined
  /** Node.js before 22 has none: pass that of `ws`. */
  readonly WebSocket?: SocketConstructor | undefined
  /** Storage of sessions. Default: memory. */
  readonly storage?: StorageArea | undefined
}

/** A site's self-description: untrusted. */
export interface RemoteSite {
  readonly name: string
  readonly url: string
  readonly description: string
  readonly icon: string | undefined
}

export interface RemoteProposal extends WalletProposal {
  readonly site: RemoteSite
  /** What approving would grant; empty if the wallet supports none of it. */
  readonly offer: GrantedNamespaces
  approve(namespaces?: GrantedNamespaces): Promise<WalletSession>
  reject(error?: RpcError): Promise<void>
}

export interface RemoteAuthentication extends WalletAuthentication {
  readonly site: RemoteSite
  /** The text to sign, for the first of the chains. */
  readonly message: string
  approve(): Promise<WalletSession>
  reject(error?: RpcError): Promise<void>
}

export interface RemoteRequest extends WalletRequest {
  readonly site: RemoteSite
  /** Executes the request and responds; a failure is the response too. */
  approve(): Promise<void>
  reject(error?: RpcError): Promise<void>
  /** Responds without executing. */
  answer(result: unknown): Promise<void>
}

export interface RemoteSession extends WalletSession {
  readonly site: RemoteSite
}

export interface RemoteWalletState {
  readonly online: boolean
  readonly accountIndex: number
  /** The wallet's current EVM chain. */
  readonly chain: string
  readonly chains: readonly RemoteChain[]
  readonly proposals: readonly RemoteProposal[]
  readonly authentications: readonly RemoteAuthentication[]
  /** Pending requests, oldest first. */
  readonly requests: readonly RemoteRequest[]
  /** All requests so far. */
  readonly history: readonly WalletRequest[]
  readonly sessions: readonly RemoteSession[]
  readonly ended: readonly string[]
}

export interface RemoteWallet {
  getState(): RemoteWalletState
  subscribe(listener: () => void): () => void
  /** Resolves with the first selected value that is not undefined; rejects after the timeout. */
  until<Value>(select: (state: RemoteWalletState) => Value | undefined, milliseconds?: number): Promise<Value>

  /** All addresses on a chain, in the order of the keys; a namespace suffices if its chains share them. */
  getAddresses(chain: string): readonly string[]
  pair(uri: string): Promise<void>
  nextProposal(): Promise<RemoteProposal>
  nextAuthentication(): Promise<RemoteAuthentication>
  nextRequest(method?: string): Promise<RemoteRequest>
  /** A session that the site has confirmed. */
  nextSession(): Promise<RemoteSession>
  nextEnd(): Promise<string>

  /** Switches the account; every site gets an event. */
  switchAccount(index: number): Promise<void>
  /** Switches the EVM chain; every site gets an event. */
  switchChain(id: string): Promise<void>
  /** Changes the granted namespaces. */
  update(namespaces: GrantedNamespaces): Promise<void>
  extend(expiry?: number): Promise<void>
  ping(): Promise<void>
  /** One session, or all of them. */
  disconnect(topic?: string): Promise<void>
  goOffline(): void
  goOnline(): void
  /** Closes the socket for good; sessions stay in the storage. */
  stop(): void
}
