import type {
  CaipAddress,
  CaipNetworkId,
  ChainNamespace,
  Environment,
  Families,
  Metadata,
  SourceGrant,
} from '@portico/core'
import type { SignInRequest } from '@portico/protocol'

/** What the page asks a remote wallet for, per family. */
export interface PairingProposal {
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** What the wallet granted, checked against the proposal. */
export type PairingGrant = SourceGrant

export interface PairingPeer extends Metadata {
  /** Schemes of apps are not taken from a stranger. */
  readonly redirect?: { readonly universal: string } | undefined
}

export interface PairingSession {
  readonly topic: string
  readonly peer: PairingPeer
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, PairingGrant>>>
  /** Unix seconds. */
  readonly expiry: number
}

export type PairingEvent =
  /** Granted, updated or extended; or found, because another tab has made it. */
  | { readonly type: 'session'; readonly session: PairingSession; readonly found?: boolean | undefined }
  /** Ended by the wallet, by expiry, or because what was stored is of no use. */
  | { readonly type: 'ended'; readonly topic: string }
  | {
      readonly type: 'accountsChanged'
      readonly topic: string
      readonly namespace: ChainNamespace
      readonly accounts: readonly CaipAddress[]
    }
  | {
      readonly type: 'chainChanged'
      readonly topic: string
      readonly namespace: ChainNamespace
      readonly chainId: string
    }
  /** A request is on its way to the wallet: on a phone, the visitor has to follow it there. */
  | { readonly type: 'requestSent'; readonly id: number; readonly topic: string; readonly method: string }
  /** It was answered, refused or given up. */
  | { readonly type: 'requestSettled'; readonly id: number }
  /** Words of the relay that may concern the site's owner. */
  | { readonly type: 'notice'; readonly message: string }

export interface PairingContext {
  readonly environment: Environment
  readonly projectId: string
  readonly metadata: Metadata
  /** The rules of the families of the page. */
  readonly families: Families
  /** Where reads of a chain go. */
  getRpcUrls(network: CaipNetworkId): readonly string[]
  emit(event: PairingEvent): void
}

/** A code to scan, and what becomes of it. */
export interface PairingAttempt {
  readonly uri: string
  /** Milliseconds since the epoch; the code is of no use afterwards. */
  readonly expiresAt: number
  readonly session: Promise<PairingSession>
}

/** A CACAO, as one-click authentication returns it, with the text that was signed. */
export interface PairingAuthentication {
  readonly message: string
  readonly signature: string
  readonly address: string
  readonly chainId: CaipNetworkId
}

export interface PairParameters {
  readonly namespaces: Readonly<Partial<Record<ChainNamespace, PairingProposal>>>
  /** Withdraws the code: a wallet that answers it later is told so, and connects nobody. */
  readonly signal?: AbortSignal | undefined
  /** Asks to sign in with the same tap; wallets that cannot fall back to the plain proposal. */
  readonly authenticate?:
    | (Partial<SignInRequest> &
        Pick<SignInRequest, 'domain' | 'uri' | 'nonce'> & {
          readonly onAuthenticated: (results: readonly PairingAuthentication[]) => void
        })
    | undefined
}

/** Remote pairing over a relay, one per instance. */
export interface PairingClient {
  /** Takes up the stored sessions that still hold, the latest last, and listens to them from then on. */
  restore(): Promise<readonly PairingSession[]>
  /**
   * Waits on for codes that were made before a reload: phones throw a page away while its visitor is in the wallet.
   * Undefined, at once, where there is none. When the signal is aborted they are withdrawn.
   */
  resume(parameters?: { readonly signal?: AbortSignal | undefined }): Promise<PairingSession> | undefined
  /**
   * Tells wallets what an earlier page could not: that a session is over, and those that answer a code which was
   * withdrawn that they come too late.
   */
  tidy?(): void
  /** Opens the socket ahead of need. */
  warm(): void
  pair(parameters: PairParameters): Promise<PairingAttempt>
  /** The EIP-1193 style object of one family in one session; without a topic, in the one that the page turned to last. */
  getProvider(namespace: ChainNamespace, topic?: string): unknown
  /**
   * The page turns to a session, on this network: what names no other goes there. One that was not granted changes
   * nothing.
   */
  setNetwork(network: CaipNetworkId, topic: string): void
  /** Ends the session of this topic; all that there are when none is named. */
  disconnect(topic?: string): Promise<void>
}
