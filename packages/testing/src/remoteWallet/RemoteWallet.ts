import type { ChainNamespace, StorageArea } from '@portico/core'
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

/** A chain the wallet knows, by its CAIP-2 id: `eip155:31337`. For Bitcoin `rpcUrl` is an Esplora server. */
export interface RemoteChain {
  readonly id: string
  readonly name?: string | undefined
  readonly rpcUrl: string
}

/** What the wallet does for a family that it does not know by itself. */
export interface RemoteFamily {
  /** The address of a private key on a chain, by its CAIP-2 id. */
  getAddress(key: Hex, chain: string): string
  /** By name, each with what it is asked for. */
  readonly methods: Readonly<Record<string, (request: RemoteFamilyRequest) => unknown>>
}

export interface RemoteFamilyRequest {
  readonly key: Hex
  readonly address: string
  readonly chain: RemoteChain
  readonly params: unknown
}

export interface RemoteWalletOptions {
  readonly relayUrl: string
  readonly projectId: string
  /** Private keys of 32 bytes; the first funded key of every local node when not given. */
  readonly accounts?: Partial<Readonly<Record<ChainNamespace, readonly Hex[]>>> | undefined
  /** Families beside those of the kit, by namespace. */
  readonly families?: Readonly<Record<string, RemoteFamily>> | undefined
  /** The two local chains when not given. */
  readonly chains?: readonly RemoteChain[] | undefined
  readonly metadata?: WalletOptions['metadata'] | undefined
  /** `auto` accepts whatever comes. */
  readonly approval?: 'auto' | 'manual' | undefined
  /** Accounts shown to a site: the active one, or all with the active one first. */
  readonly exposes?: 'active' | 'all' | undefined
  /** Whether it signs people in with one tap; without it such an offer is answered as unsupported. */
  readonly authentication?: boolean | undefined
  /** Speaks the way wallets did before relays took approvals in one call. */
  readonly legacy?: boolean | undefined
  /** Node.js before 22 has none: pass the one of `ws`. */
  readonly WebSocket?: SocketConstructor | undefined
  /** Where sessions outlive the wallet; memory when not given. */
  readonly storage?: StorageArea | undefined
}

/** What a site says about itself: to be shown, not to be believed. */
export interface RemoteSite {
  readonly name: string
  readonly url: string
  readonly description: string
  readonly icon: string | undefined
}

export interface RemoteProposal extends WalletProposal {
  readonly site: RemoteSite
  /** What approving would grant; nothing where the wallet serves none of what is asked for. */
  readonly offer: GrantedNamespaces
  approve(namespaces?: GrantedNamespaces): Promise<WalletSession>
  reject(error?: RpcError): Promise<void>
}

export interface RemoteAuthentication extends WalletAuthentication {
  readonly site: RemoteSite
  /** The text that would be signed, for the first of the chains. */
  readonly message: string
  approve(): Promise<WalletSession>
  reject(error?: RpcError): Promise<void>
}

export interface RemoteRequest extends WalletRequest {
  readonly site: RemoteSite
  /** Does what is asked and answers; what goes wrong on the way is the answer too. */
  approve(): Promise<void>
  reject(error?: RpcError): Promise<void>
  /** Answers without doing anything. */
  answer(result: unknown): Promise<void>
}

export interface RemoteSession extends WalletSession {
  readonly site: RemoteSite
}

export interface RemoteWalletState {
  readonly online: boolean
  readonly accountIndex: number
  /** The EVM chain that the wallet is on. */
  readonly chain: string
  readonly chains: readonly RemoteChain[]
  readonly proposals: readonly RemoteProposal[]
  readonly authentications: readonly RemoteAuthentication[]
  /** Those that wait for an answer, oldest first. */
  readonly requests: readonly RemoteRequest[]
  /** All that ever came. */
  readonly history: readonly WalletRequest[]
  readonly sessions: readonly RemoteSession[]
  readonly ended: readonly string[]
}

export interface RemoteWallet {
  getState(): RemoteWalletState
  subscribe(listener: () => void): () => void
  /** Resolves with the first value the selector gives that is not undefined; rejects when none came in time. */
  until<Value>(select: (state: RemoteWalletState) => Value | undefined, milliseconds?: number): Promise<Value>

  /** Every address on a chain, in the order of the keys; a family will do where its chains share them. */
  getAddresses(chain: string): readonly string[]
  pair(uri: string): Promise<void>
  nextProposal(): Promise<RemoteProposal>
  nextAuthentication(): Promise<RemoteAuthentication>
  nextRequest(method?: string): Promise<RemoteRequest>
  /** A session that the site has confirmed. */
  nextSession(): Promise<RemoteSession>
  nextEnd(): Promise<string>

  /** The person picks another account; every site is told. */
  switchAccount(index: number): Promise<void>
  /** The person picks another EVM chain; every site is told. */
  switchChain(id: string): Promise<void>
  /** Grants something else than before. */
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
