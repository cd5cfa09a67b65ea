import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { AccountType } from '../store/Account.js'
import type { SocialProvider } from '../store/defaultFeatures.js'

export type WalletPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'
export type ConnectionMethod = 'qrcode' | 'mobile' | 'browser' | 'email'

export interface FailureProperties {
  readonly message: string
  /** Code of the error catalogue; missing for errors of others. */
  readonly code?: string | undefined
}

export interface HistoryPage {
  readonly projectId: string
  readonly cursor: string | undefined
  readonly isSmartAccount: boolean
}

export interface PayProperties {
  readonly network: string
  readonly asset: string
  readonly amount: string
}

export interface SendProperties {
  readonly isSmartAccount: boolean
  readonly network: CaipNetworkId
  /** Contract or mint address, or the symbol of the native coin. */
  readonly token: string
  readonly amount: string
}

export interface NameProperties {
  readonly isSmartAccount: boolean
  readonly ensName: string
}

export interface SocialProperties {
  readonly provider: SocialProvider
}

export interface SwapProperties {
  readonly isSmartAccount: boolean
  readonly network: CaipNetworkId
  /** By symbol. */
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}

/** Properties of each event. They never contain an e-mail address or an account address. */
interface EventProperties {
  MODAL_CREATED: undefined
  INITIALIZE: Readonly<Record<string, unknown>>
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: undefined
  EMAIL_LOGIN_SELECTED: undefined
  EMAIL_SUBMITTED: undefined
  EMAIL_VERIFICATION_CODE_SENT: undefined
  EMAIL_VERIFICATION_CODE_PASS: undefined
  EMAIL_VERIFICATION_CODE_FAIL: { readonly message: string }
  DEVICE_REGISTERED_FOR_EMAIL: undefined
  EMAIL_EDIT: undefined
  SOCIAL_LOGIN_STARTED: SocialProperties
  SOCIAL_LOGIN_REQUEST_USER_DATA: SocialProperties
  SOCIAL_LOGIN_SUCCESS: SocialProperties
  SOCIAL_LOGIN_CANCELED: SocialProperties
  SOCIAL_LOGIN_ERROR: SocialProperties & { readonly message: string }
  CLICK_WALLET_HELP: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_GET_WALLET: undefined
  CLICK_NETWORKS: undefined
  SELECT_WALLET: {
    readonly name: string
    readonly platform: WalletPlatform
    readonly displayIndex?: number | undefined
  }
  SEARCH_WALLET: { readonly badge: string | undefined; readonly search: string }
  CONNECT_SUCCESS: {
    readonly method: ConnectionMethod
    readonly name: string
    readonly caipNetworkId?: CaipNetworkId | undefined
    readonly reconnect?: boolean | undefined
    /** Since the wallet was chosen; only in what is sent to the analytics service. */
    readonly milliseconds?: number | undefined
  }
  CONNECT_ERROR: FailureProperties
  USER_REJECTED: { readonly message: string }
  DISCONNECT_SUCCESS: { readonly namespace: ChainNamespace | 'all' }
  DISCONNECT_ERROR: { readonly message?: string | undefined }
  SWITCH_NETWORK: { readonly network: CaipNetworkId }
  SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: AccountType; readonly network: CaipNetworkId }
  CLICK_CANCEL_SIWX: { readonly network: CaipNetworkId }
  SIWX_AUTH_SUCCESS: { readonly network: CaipNetworkId }
  SIWX_AUTH_ERROR: FailureProperties & { readonly network: CaipNetworkId }
  LOAD_MORE_TRANSACTIONS: HistoryPage
  ERROR_FETCH_TRANSACTIONS: HistoryPage
  PAY_MODAL_OPEN: PayProperties
  PAY_INITIATED: PayProperties
  PAY_SUCCESS: PayProperties
  PAY_ERROR: PayProperties & FailureProperties
  SELECT_BUY_PROVIDER: { readonly provider: string; readonly isSmartAccount: boolean }
  OPEN_SEND: Pick<SendProperties, 'isSmartAccount' | 'network'>
  SEND_INITIATED: SendProperties
  SEND_SUCCESS: SendProperties & { readonly hash: string }
  SEND_ERROR: SendProperties & FailureProperties
  OPEN_ENS_FLOW: Pick<NameProperties, 'isSmartAccount'>
  REGISTER_NAME_INITIATED: NameProperties
  REGISTER_NAME_SUCCESS: NameProperties
  REGISTER_NAME_ERROR: NameProperties & { readonly error: string }
  OPEN_SWAP: Pick<SwapProperties, 'isSmartAccount' | 'network'>
  INITIATE_SWAP: SwapProperties
  SWAP_SUCCESS: SwapProperties
  SWAP_ERROR: SwapProperties & FailureProperties
  SWAP_APPROVAL_ERROR: SwapProperties & FailureProperties
  INTERNAL_SDK_ERROR: {
    readonly errorType: string
    readonly errorMessage: string
    readonly stackTrace?: string | undefined
    readonly uncaught?: boolean | undefined
  }
}

export type EventName = keyof EventProperties

export type EventOf<Name extends EventName> = EventProperties[Name] extends undefined
  ? { readonly event: Name; readonly properties?: undefined }
  : { readonly event: Name; readonly properties: EventProperties[Name] }

/** An event for the site's code and its own analytics. To add one, add a line above. */
export type PorticoEvent = { [Name in EventName]: EventOf<Name> }[EventName]

export interface TimedEvent {
  readonly event: PorticoEvent
  readonly timestamp: number
}
