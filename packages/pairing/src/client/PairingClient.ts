import type { CaipNetworkId, ChainNamespace, Metadata } from '@portico/core'
import type { SourceContext, SourceGrant } from '@portico/core/adapter'
import type { SignInRequest } from '@portico/protocol'

export interface PairingProposal {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** A proposal with the node of each chain, whose URL may contain a key: wallets do not receive it. */
export interface NamespaceConfig extends PairingProposal {
  readonly rpcMap: Readonly<Partial<Record<CaipNetworkId, string>>>
}

export type PairingGrant = SourceGrant

export interface PairingPeer extends Metadata {
  /** App schemes from the peer are not trusted. */
  readonly redirect?: { readonly universal: string } | undefined
}

export interface PairingSession {
  readonly topic: string
  readonly peer: PairingPeer
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, PairingGrant>>>
  readonly expiry: number
}

export type PairingContext = Pick<
  SourceContext,
  'environment' | 'projectId' | 'metadata' | 'families' | 'getRpcUrls' | 'emit'
>

export interface PairingAttempt {
  readonly uri: string
  readonly expiresAt: number
  readonly session: Promise<PairingSession>
}

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

export interface PairingClient {
  /** Restores stored sessions that are still valid, latest last, and subscribes to them. */
  restore(): Promise<readonly PairingSession[]>
  /**
   * Waits for pairing URIs created before a reload: phones discard a page while its visitor is in the wallet.
   */
  resume(parameters?: { readonly signal?: AbortSignal | undefined }): Promise<PairingSession> | undefined
  /** Sends what an earlier page could not: session deletions and rejections. */
  tidy?(): void
  warm(): void
  pair(parameters: PairParameters): Promise<PairingAttempt>
  /** The EIP-1193 provider of a family in one session, or in the last used session if no topic is given. */
  getProvider(namespace: ChainNamespace, topic?: string): unknown
  /** Sets the session and network for requests that name no other. Ignored if the network was not granted. */
  setNetwork(network: CaipNetworkId, topic: string): void
  disconnect(topic?: string): Promise<void>
}
