import type { CaipNetworkId, ChainNamespace, Metadata } from '@portico/core'
import type { SourceContext, SourceGrant } from '@portico/core/adapter'
import type { SignInRequest } from '@portico/protocol'

/** The chains, methods and events requested per family. */
export interface PairingProposal {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A proposal with the node of each chain, whose URL may contain a key: wallets do not receive it. */
export interface NamespaceConfig extends PairingProposal {
  readonly rpcMap: Readonly<Partial<Record<CaipNetworkId, string>>>
}

/** The namespaces granted by the wallet, limited to the proposal. */
export type PairingGrant = SourceGrant

export interface PairingPeer extends Metadata {
  /** App schemes from the peer are not trusted. */
  readonly redirect?: { readonly universal: string } | undefined
}

export interface PairingSession {
  readonly topic: string
  readonly peer: PairingPeer
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, PairingGrant>>>
  /** Unix seconds. */
  readonly expiry: number
}

export type PairingContext = Pick<
  SourceContext,
  'environment' | 'projectId' | 'metadata' | 'families' | 'getRpcUrls' | 'emit'
>

/** A pairing URI and its outcome. */
export interface PairingAttempt {
  readonly uri: string
  /** Unix milliseconds after which the pairing URI is invalid. */
  readonly expiresAt: number
  readonly session: Promise<PairingSession>
}

/** A verified CACAO of one-click authentication, with the signed message. */
export interface PairingAuthentication {
  readonly message: string
  readonly signature: string
  readonly address: string
  readonly chainId: CaipNetworkId
}

export interface PairParameters {
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, PairingProposal>>>
  /** Withdraws the pairing URI: a wallet that answers later is rejected. */
  readonly signal?: AbortSignal | undefined
  /** Requests sign-in with the same approval. Wallets without support fall back to the plain proposal. */
  readonly authenticate?:
    | (Partial<SignInRequest> &
        Pick<SignInRequest, 'domain' | 'uri' | 'nonce'> & {
          readonly onAuthenticated: (results: readonly PairingAuthentication[]) => void
        })
    | undefined
}

/** Remote pairing over a relay, one client per instance. */
export interface PairingClient {
  /** Restores stored sessions that are still valid, latest last, and subscribes to them. */
  restore(): Promise<readonly PairingSession[]>
  /**
   * Continues to wait for pairing URIs created before a reload: phones discard a page while its visitor is in the
   * wallet. Returns undefined if there are none. Aborting the signal withdraws them.
   */
  resume(parameters?: { readonly signal?: AbortSignal | undefined }): Promise<PairingSession> | undefined
  /**
   * Sends what an earlier page could not: session deletions, and rejections to wallets that answer a withdrawn pairing
   * URI.
   */
  tidy?(): void
  /** Opens the socket ahead of need. */
  warm(): void
  pair(parameters: PairParameters): Promise<PairingAttempt>
  /** The EIP-1193 provider of a family in one session, or in the last used session if no topic is given. */
  getProvider(namespace: ChainNamespace, topic?: string): unknown
  /** Sets the session and network for requests that name no other. Ignored if the network was not granted. */
  setNetwork(network: CaipNetworkId, topic: string): void
  /** Ends the session with this topic, or all sessions. */
  disconnect(topic?: string): Promise<void>
}
