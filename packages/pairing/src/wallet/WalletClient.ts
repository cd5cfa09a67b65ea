import type { Environment, Metadata } from '@portico/core'
import type { AuthPayload, Cacao } from '../authenticate/AuthPayload.js'
import type { RpcError } from '../messages/parsePayload.js'
import type { SocketConstructor } from '../relay/Socket.js'
import type { GrantedNamespaces, ProposedNamespaces } from '../session/parseNamespaces.js'
import type { VerifyContext } from '../verify/createVerifier.js'

export interface WalletProposal {
  readonly id: number
  readonly pairingTopic: string
  readonly proposer: { readonly publicKey: string; readonly metadata: unknown }
  readonly requiredNamespaces: ProposedNamespaces
  readonly optionalNamespaces: ProposedNamespaces
  /** Whether the page is the site that it says it is. */
  readonly verify: VerifyContext
}

export interface WalletAuthentication {
  readonly id: number
  readonly pairingTopic: string
  readonly requester: { readonly publicKey: string; readonly metadata: unknown }
  readonly payload: AuthPayload
  /** Whether the page is the site that it says it is. */
  readonly verify: VerifyContext
}

export interface WalletRequest {
  readonly id: number
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  readonly expiry: number | undefined
  /** Whether the page is the site that it says it is. */
  readonly verify: VerifyContext
}

export interface WalletSession {
  readonly topic: string
  readonly symKey: string
  readonly peer: unknown
  readonly namespaces: GrantedNamespaces
  readonly expiry: number
  readonly acknowledged: boolean
}

export interface WalletListeners {
  onProposal?(proposal: WalletProposal): void
  onAuthentication?(authentication: WalletAuthentication): void
  onRequest?(request: WalletRequest): void
  onSession?(session: WalletSession): void
  /** Ended by the page, or refused at settlement. */
  onEnded?(topic: string, error?: Error): void
}

export interface WalletOptions extends WalletListeners {
  readonly environment: Environment
  readonly projectId: string
  readonly metadata: Metadata & { readonly redirect?: { native?: string; universal?: string } }
  /** Several addresses must be of one service; the next one is used if one cannot be reached. */
  readonly relayUrl?: string | readonly string[] | undefined
  /** The Verify service. @default the public service with the public relay, otherwise none */
  readonly verifyUrl?: string | false | undefined
  readonly WebSocket?: SocketConstructor | undefined
  /** Uses separate calls, as wallets did before relays supported approvals in one call. */
  readonly legacy?: boolean | undefined
}

export interface Approval {
  readonly namespaces: GrantedNamespaces
  readonly expiry?: number | undefined
  readonly sessionProperties?: Readonly<Record<string, string>> | undefined
  readonly scopedProperties?: Readonly<Record<string, unknown>> | undefined
}

export interface WalletClient {
  start(): void
  stop(): void
  pair(uri: string): Promise<void>
  approve(proposalId: number, approval: Approval): Promise<WalletSession>
  reject(proposalId: number, error?: RpcError): Promise<void>
  approveAuthentication(
    id: number,
    cacaos: readonly Cacao[],
    namespaces: GrantedNamespaces,
  ): Promise<WalletSession>
  rejectAuthentication(id: number, error?: RpcError): Promise<void>
  respond(
    request: Pick<WalletRequest, 'id' | 'topic'>,
    answer: { result: unknown } | { error: RpcError },
  ): Promise<void>
  emitEvent(topic: string, event: { name: string; data: unknown }, chainId: string): Promise<void>
  update(topic: string, namespaces: GrantedNamespaces): Promise<void>
  extend(topic: string, expiry?: number): Promise<void>
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  getSessions(): readonly WalletSession[]
}
