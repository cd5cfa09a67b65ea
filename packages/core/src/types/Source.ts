import type { Environment } from '../environment/Environment.js'
import type { Route } from '../router/routes.js'
import type { AccountUser } from './Account.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from './ChainNamespace.js'
import type { ConnectorType } from './Connector.js'
import type { Metadata } from './Options.js'

/** What a session permits in one family. */
export interface SourceGrant {
  readonly chains: readonly CaipNetworkId[]
  readonly accounts: readonly CaipAddress[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** One wallet that a source has reached. It may serve several families at once. */
export interface SourceSession {
  /** Tells apart several sessions of one source. */
  readonly id: string
  readonly wallet: {
    readonly name: string
    readonly icon?: string | undefined
    readonly rdns?: string | undefined
  }
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, SourceGrant>>>
  /** Whoever logged in, where the source knows. */
  readonly user?: AccountUser | undefined
}

export interface SourceRequest {
  readonly id: number
  readonly sessionId: string
  readonly method: string
}

/** Told by a source when something changes without the kit having asked. */
export type SourceEvent =
  /** A session was changed; or found, because another tab of the site has made it. */
  | { readonly type: 'session'; readonly session: SourceSession; readonly found?: boolean | undefined }
  /** Ended by the wallet or by time. */
  | { readonly type: 'ended'; readonly sessionId: string }
  | {
      readonly type: 'accountsChanged'
      /** May be left out by a source that has one session at a time; below too. */
      readonly sessionId?: string | undefined
      readonly namespace: ChainNamespace
      readonly accounts: readonly CaipAddress[]
    }
  | {
      readonly type: 'chainChanged'
      readonly sessionId?: string | undefined
      readonly namespace: ChainNamespace
      readonly chainId: string
    }
  /** A request is on its way to the wallet: the visitor may have to follow it there. */
  | ({ readonly type: 'requestSent' } & SourceRequest)
  /** It was answered, refused or given up. */
  | { readonly type: 'requestSettled'; readonly id: number }
  /** Words of a service behind the source that may concern the site's owner. */
  | { readonly type: 'notice'; readonly message: string }

export interface SourceConnectParameters {
  /** The family that the visitor has in mind; a session may serve more. */
  readonly namespace: ChainNamespace
  readonly signal?: AbortSignal | undefined
  /** What this source alone understands, e.g. which login was chosen. */
  readonly options?: unknown
}

export interface SourceContext {
  readonly environment: Environment
  readonly projectId: string
  readonly metadata: Metadata
  /** The families of the configured networks. */
  readonly namespaces: readonly ChainNamespace[]
  /** Where reads of a chain go. */
  getRpcUrls(network: CaipNetworkId): readonly string[]
  emit(event: SourceEvent): void
}

/**
 * Wallets that are not in the page: on another device, in a frame, on a server. A source says where the wallet is and
 * gives a provider per family; what can be asked of it is for the family's adapter to say, as of any other wallet.
 */
export interface WalletSource {
  /** The id of its connectors. */
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly imageId?: string | undefined
  /** Where there is one session at a time, a new one takes the place of the one before. */
  readonly sessions: 'one' | 'several'
  /** The families that its wallets may serve. */
  readonly namespaces: readonly ChainNamespace[]
  /** The kit has started on this page: what was under way when the last one ended may go on. */
  start?(): void
  /** The sessions of the visit before that still hold; they are listened to from then on. */
  restore(): Promise<readonly SourceSession[]>
  /** Loads what `connect` needs, so that it can act within the visitor's click. */
  prepare?(): Promise<void>
  /**
   * Called in the same turn as the visitor's click: a source that is prepared may open a window before it waits for
   * anything. Rejects when the signal is aborted; what is granted afterwards is the source's to take back.
   */
  connect(parameters: SourceConnectParameters): Promise<SourceSession>
  /** What the family's adapter drives; without a session, what serves whichever is there. */
  getProvider(namespace: ChainNamespace, sessionId?: string): unknown
  /** The network that the page is on: what names no other goes there. One that was not granted changes nothing. */
  setNetwork(network: CaipNetworkId, sessionId: string): void
  disconnect(sessionId: string): Promise<void>
  /** Which view belongs to a request that is on its way, if one does: the way to the wallet's app, say. */
  getRequestView?(request: SourceRequest): Promise<Route | undefined>
  /** Another wallet was connected: what this source has offered, and nobody has taken, is void. */
  withdraw?(): void
}

/** What a package with a source exports: a recipe that the instance calls once. */
export interface SourceFactory {
  create(context: SourceContext): WalletSource
}
