import type { ErrorEntry, PorticoError } from '@portico/protocol'
import type { TokenBalance } from '@portico/protocol/data'
import type { KnownFeatureOptions } from '../catalogue/Features.js'
import type { SourceOffer } from '../connection/offer/Offer.js'
import type { Check } from '../diagnose/Diagnosis.js'
import type { ConnectionMethod } from '../events/Events.js'
import type { ConnectorType } from '../families/adapter/Connector.js'
import type { CaipAddress, CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Families } from '../families/Families.js'
import type { Route } from '../router/routes.js'
import type { Metadata } from '../runtime/Metadata.js'
import type { Environment } from '../services/Environment.js'
import type { AccountType, AccountUser } from '../store/Account.js'
import type { SignInText } from '../store/slices/signIn.js'
import type { SourceLogin, WindowStep } from './Login.js'
import type { SourceSession } from './SourceSession.js'

export type { SourceGrant, SourceSession } from './SourceSession.js'

export interface SourceRequest {
  readonly id: number
  readonly sessionId: string
  readonly method: string
}

export type SourceEvent =
  /** A session changed, or was `found` because another tab has created it. */
  | { readonly type: 'session'; readonly session: SourceSession; readonly found?: boolean | undefined }
  /** A wallet has accepted the offer, and no `connect` waits for it. */
  | { readonly type: 'granted'; readonly session: SourceSession }
  /** A wallet has declined the offer, or it could not be created. The offer's state has the error too. */
  | { readonly type: 'offerFailed'; readonly error: unknown }
  /** Ended by the wallet or by expiry. The visitor is shown the reason, if known. */
  | { readonly type: 'ended'; readonly sessionId: string; readonly reason?: PorticoError | undefined }
  /** The session of the last visit is gone, without having been ended here. The visitor is shown the reason. */
  | { readonly type: 'lost'; readonly reason: PorticoError }
  | {
      readonly type: 'accountsChanged'
      /** May be omitted by a source with one session at a time; below too. */
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
  /** A request was sent to the wallet: the visitor may have to switch to it. */
  | ({ readonly type: 'requestSent' } & SourceRequest)
  | { readonly type: 'requestSettled'; readonly id: number }
  /** A message of the source's service that may concern the site's owner. */
  | { readonly type: 'notice'; readonly message: string }
  /** A catalogue entry for the site's owner, with the context of its message. */
  | { readonly type: 'alert'; readonly entry: ErrorEntry; readonly context?: unknown }
  | { readonly type: 'refused'; readonly error: PorticoError }
  /**
   * The page runs inside of a wallet, which adapters list: connects it unless one is connected. Without a `provider` or
   * an `rdns` it is the only wallet of the page.
   */
  | {
      readonly type: 'hostFound'
      readonly provider?: unknown
      readonly rdns?: string | undefined
    }
  | { readonly type: 'loginWanted'; readonly namespace: ChainNamespace }
  /** The page has returned from a provider with the result of the login. */
  | { readonly type: 'loginReturned'; readonly step: WindowStep }

export interface SourceConnectParameters {
  /** The family that the visitor chose; a session may serve more. */
  readonly namespace: ChainNamespace
  readonly signal?: AbortSignal | undefined
  readonly options?: unknown
}

/** Theme values in the only formats that leave the page: `#rrggbb`, whole pixels. */
export interface SurfaceTheme {
  readonly mode: 'light' | 'dark'
  readonly accent: string
  readonly background: string
  readonly radius: number
  readonly fontSize: number
  readonly fontFamily: string
}

export interface SurfacePlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly radius: number
}

/** The source's own page for some requests. Only it decides when it has something to show. */
export interface SourceSurface {
  /** @param onShown called each time it becomes visible, is moved, or has become hidden while it has a place */
  show(
    place: SurfacePlace,
    theme: SurfaceTheme,
    when: 'asked' | 'always',
    onShown?: (isShown: boolean) => void,
  ): void
  hide(): void
  readonly reminder?: SurfaceReminder | undefined
}

export interface SurfaceReminder {
  isDue(): boolean
  dismiss(): void
}

export interface SourceContext {
  readonly environment: Environment
  readonly projectId: string
  readonly metadata: Metadata
  readonly sdkVersion: string
  readonly locale: string
  readonly families: Families
  readonly namespaces: readonly ChainNamespace[]
  getNetworks(): readonly CaipNetworkId[]
  getFormerId(network: CaipNetworkId): CaipNetworkId | undefined
  getNetworkName(network: CaipNetworkId): string | undefined
  hasOpenedApp(): boolean
  getDefaultAccountType(namespace: ChainNamespace): AccountType | undefined
  getRpcUrls(network: CaipNetworkId): readonly string[]
  /** The sign-in message to sign during the login. @param accountAddress stands for the address, unknown yet */
  createSignIn(namespace: ChainNamespace, accountAddress: string): Promise<SignInText | undefined>
  readonly holdings?: SourceHoldings | undefined
  emit(event: SourceEvent): void
}

export interface SourceHoldings {
  listNetworks(): Promise<readonly string[]>
  read(caipAddress: CaipAddress): Promise<readonly TokenBalance[] | undefined>
}

export interface SetAccountTypeRequest {
  readonly sessionId: string
  readonly namespace: ChainNamespace
  readonly type: AccountType
}

export interface StartedPage {
  /** Whether no wallet is connected or being restored. */
  readonly isFree: boolean
  /** The source ends every session of the previous visit, even one unknown to the kit. */
  readonly endsSessions: boolean
}

/** A source connects to wallets outside of the page and gives a provider per family for the family's adapter. */
export interface WalletSource {
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly imageId?: string | undefined
  /** Connection method in analytics events. @default `'browser'` */
  readonly method?: ConnectionMethod | undefined
  /** Reverse domain name under which the wallet is announced to the page. */
  readonly announcedAs?: string | undefined
  /** With one session at a time, a new one replaces the previous. */
  readonly sessions: 'one' | 'several'
  /** Its accounts are watch-only: nothing that needs a signature is offered, and the dialog says so. */
  readonly isReadOnly?: true | undefined
  /** Its wallet may answer to another page than the one that asked, which the browser may have discarded. */
  readonly leavesPage?: true | undefined
  readonly namespaces: readonly ChainNamespace[]
  /** The kit has started on this page: work that the previous page left open may continue. */
  start?(page: StartedPage): void
  /** Valid sessions of the previous visit; from then on their events are emitted. */
  restore(): Promise<readonly SourceSession[]>
  /** The stored user of the previous visit, shown until the wallet responds. */
  recallUser?(): AccountUser | undefined
  /** Loads what `connect` needs, so that it can act within the visitor's click. */
  prepare?(): Promise<void>
  /** Whether the first view uses it directly, such as an e-mail field. */
  readonly preparesEarly?: boolean | undefined
  /** Called synchronously in the click. After an abort the source has to end a session granted afterwards. */
  connect(parameters: SourceConnectParameters): Promise<SourceSession>
  /** The provider for the family's adapter; without a session id, one that serves the current session. */
  getProvider(namespace: ChainNamespace, sessionId?: string): unknown
  /** Sets the page's network, the default of requests. A network that was not granted has no effect. */
  setNetwork(network: CaipNetworkId, sessionId: string): void
  disconnect(sessionId: string): Promise<void>
  /** Switches to the visitor's account of another type. @returns the current session, possibly unchanged */
  setAccountType?(request: SetAccountTypeRequest): Promise<SourceSession>
  getRequestView?(request: SourceRequest): Promise<Route | undefined>
  /** The visitor has left the view of a request or of a login that a library waits for. */
  cancelRequests?(): void
  /** Set if visitors log in. `connect` then waits for the login. */
  readonly login?: SourceLogin | undefined
  readonly surface?: SourceSurface | undefined
  /** Whether its own page shows each message before signing, without a click in this page. */
  showsMessages?(): boolean
  /** Set if its wallets connect through a pairing URI. `connect` waits for one. */
  readonly offer?: SourceOffer | undefined
  /** Checks of this source alone: whether its relay is reachable, its frame loads. */
  loadChecks?(): Promise<readonly Check[]>
}

export interface SourceFactory {
  /** Features set on the source; the page's own take precedence. */
  readonly features?: Pick<KnownFeatureOptions, 'socials'> | undefined
  create(context: SourceContext): WalletSource
}
