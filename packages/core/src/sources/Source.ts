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
import type { SourceLogin, WindowStep } from './Login.js'
import type { SourceSession } from './SourceSession.js'

export type { SourceGrant, SourceSession } from './SourceSession.js'

export interface SourceRequest {
  readonly id: number
  readonly sessionId: string
  readonly method: string
}

/** Told by a source when something changes without the kit having asked. */
export type SourceEvent =
  /** A session was changed; or found, because another tab of the site has made it. */
  | { readonly type: 'session'; readonly session: SourceSession; readonly found?: boolean | undefined }
  /** A wallet has taken up what the source offers, and nobody waited for it. */
  | { readonly type: 'granted'; readonly session: SourceSession }
  /** A wallet has declined it, or it was not to be had. The offer says so too. */
  | { readonly type: 'offerFailed'; readonly error: unknown }
  /** Ended by the wallet or by time. The visitor is told the reason, where the source knows one. */
  | { readonly type: 'ended'; readonly sessionId: string; readonly reason?: PorticoError | undefined }
  /** The session of the last visit is not there any more, and nobody has ended it here. The visitor is told why. */
  | { readonly type: 'lost'; readonly reason: PorticoError }
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
  /** An entry of the catalogue for the site's owner; `context` as its message takes it. */
  | { readonly type: 'alert'; readonly entry: ErrorEntry; readonly context?: unknown }
  /** The page asked for something that the wallet never does, or cannot do any more. */
  | { readonly type: 'refused'; readonly error: PorticoError }
  /** A library of the page asked for accounts before anybody logged in. */
  | { readonly type: 'loginWanted'; readonly namespace: ChainNamespace }
  /** The page has come back from a provider, with what ends the login. */
  | { readonly type: 'loginReturned'; readonly step: WindowStep }

export interface SourceConnectParameters {
  /** The family that the visitor has in mind; a session may serve more. */
  readonly namespace: ChainNamespace
  readonly signal?: AbortSignal | undefined
  /** What this source alone understands, e.g. which login was chosen. */
  readonly options?: unknown
}

/** Colours and measures in the only forms that leave the page: `#rrggbb`, whole pixels. */
export interface SurfaceTheme {
  readonly mode: 'light' | 'dark'
  readonly accent: string
  readonly background: string
  readonly radius: number
  readonly fontSize: number
  /** A list as in CSS. */
  readonly fontFamily: string
}

/** Where on the screen, in pixels. */
export interface SurfacePlace {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Of the corners at its bottom. */
  readonly radius: number
}

/** A page of the source's own that visitors have to see for some requests. Only it says when it has something to show. */
export interface SourceSurface {
  /**
   * Gives it its place, until `hide`.
   * @param when it is seen: while the wallet has something to ask, or at any time, with its own settings
   * @param onShown each time that it comes into view, is moved there, or has gone while there is a place for it
   */
  show(
    place: SurfacePlace,
    theme: SurfaceTheme,
    when: 'asked' | 'always',
    onShown?: (isShown: boolean) => void,
  ): void
  hide(): void
  /** That something waits in its settings which visitors with money in the wallet should hear of. */
  readonly reminder?: SurfaceReminder | undefined
}

export interface SurfaceReminder {
  isDue(): boolean
  /** The visitor has seen it, and went there or not. */
  dismiss(): void
}

export interface SourceContext {
  readonly environment: Environment
  readonly projectId: string
  readonly metadata: Metadata
  /** `<framework>-<adapters>-<version>`. */
  readonly sdkVersion: string
  /** The language of the dialog, as the owner has named it. */
  readonly locale: string
  /** The rules of the families of this page. */
  readonly families: Families
  /** The families of the configured networks. */
  readonly namespaces: readonly ChainNamespace[]
  /** The configured networks, now. */
  getNetworks(): readonly CaipNetworkId[]
  /** What older wallets call a network, where it had another id. */
  getFormerId(network: CaipNetworkId): CaipNetworkId | undefined
  /** Whether the visitor was sent to a wallet's app on this device. */
  hasOpenedApp(): boolean
  /** The kind of account that the owner wants visitors to have, where there is a choice. */
  getDefaultAccountType(namespace: ChainNamespace): AccountType | undefined
  /** Where reads of a chain go. */
  getRpcUrls(network: CaipNetworkId): readonly string[]
  /** What accounts hold, by the data service of the site, where it has one. */
  readonly holdings?: SourceHoldings | undefined
  emit(event: SourceEvent): void
}

export interface SourceHoldings {
  /** Those that the service knows. */
  listNetworks(): Promise<readonly string[]>
  /** Undefined where the service does not know the network. */
  read(caipAddress: CaipAddress): Promise<readonly TokenBalance[] | undefined>
}

export interface SetAccountTypeRequest {
  readonly sessionId: string
  readonly namespace: ChainNamespace
  readonly type: AccountType
}

export interface StartedPage {
  /** Whether no wallet is connected here, and none is being restored. */
  readonly isFree: boolean
  /** The site does not reconnect: the source ends every session of the visit before, also one that the kit lost. */
  readonly endsSessions: boolean
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
  /** How visitors connect, as events call it. @default `'browser'` */
  readonly method?: ConnectionMethod | undefined
  /** The reverse domain name of its wallet, where others of the page may hear of it. */
  readonly announcedAs?: string | undefined
  /** Where there is one session at a time, a new one takes the place of the one before. */
  readonly sessions: 'one' | 'several'
  /** Its accounts can only be looked at: nothing that needs a signature is offered, and visitors are told. */
  readonly isReadOnly?: true | undefined
  /** The families that its wallets may serve. */
  readonly namespaces: readonly ChainNamespace[]
  /** The kit has started on this page: what was under way when the last one ended may go on. */
  start?(page: StartedPage): void
  /** The sessions of the visit before that still hold; they are listened to from then on. */
  restore(): Promise<readonly SourceSession[]>
  /** Who used it in the visit before, as far as this browser remembers; shown until the wallet says it. */
  recallUser?(): AccountUser | undefined
  /** Loads what `connect` needs, so that it can act within the visitor's click. */
  prepare?(): Promise<void>
  /**
   * Whether it is in the first view to be used at once, such as a field for an e-mail address. Others are prepared when
   * the visitor turns to them, where the page has wallets of its own.
   */
  readonly preparesEarly?: boolean | undefined
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
  /** Gives the page the visitor's account of another kind. @returns the session as it is then, which may be as before */
  setAccountType?(request: SetAccountTypeRequest): Promise<SourceSession>
  /** Which view belongs to a request that is on its way, if one does: the way to the wallet's app, say. */
  getRequestView?(request: SourceRequest): Promise<Route | undefined>
  /** The visitor has left the view of a request, or of a login that a library waits for: nobody will answer it. */
  cancelRequests?(): void
  /** Visitors log in to it. `connect` then waits until somebody has, where nobody is in. */
  readonly login?: SourceLogin | undefined
  readonly surface?: SourceSurface | undefined
  /** Whether its own page shows each message before it signs, without a click before that in this one. */
  showsMessages?(): boolean
  /** Its wallets are elsewhere, and take up a code that the page shows. `connect` waits for one that does. */
  readonly offer?: SourceOffer | undefined
  /** What may be wrong with this source alone: whether its relay can be reached, its frame be shown. */
  loadChecks?(): Promise<readonly Check[]>
}

/** What a package with a source exports: a recipe that the instance calls once. */
export interface SourceFactory {
  /** What its owner has said about features with it. What the page says counts more. */
  readonly features?: Pick<KnownFeatureOptions, 'socials'> | undefined
  create(context: SourceContext): WalletSource
}
