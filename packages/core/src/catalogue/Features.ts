import type { ConnectMethod, SocialProvider, WalletFeature, WalletGroup } from '../store/defaultFeatures.js'

/** What an owner may say about features: those that this version has. A feature joins when it is built. */
export type FeatureOptions = Pick<
  KnownFeatureOptions,
  | 'email'
  | 'socials'
  | 'onramp'
  | 'swaps'
  | 'pay'
  | 'activity'
  | 'multiWallet'
  | 'receive'
  | 'send'
  | 'analytics'
  | 'allWallets'
  | 'legalCheckbox'
  | 'smartSessions'
  | 'collapseWallets'
  | 'connectorTypeOrder'
  | 'walletFeaturesOrder'
  | 'connectMethodsOrder'
>

/**
 * Every name under which a feature may be set, also by sites that bring their options from elsewhere. The first seven
 * are decided by the config service where it speaks.
 */
export interface KnownFeatureOptions {
  /** Logging in with an e-mail address, where a source of wallets offers it. */
  readonly email?: boolean | undefined
  /** Which providers visitors can log in with, in this order. @default as `embedded()` was told */
  readonly socials?: boolean | readonly SocialProvider[] | undefined
  /** Swapping tokens, where the data service has an exchange. */
  readonly swaps?: boolean | readonly string[] | undefined
  /** Buying with money, where the data service has a seller. */
  readonly onramp?: boolean | readonly string[] | undefined
  /** What the account has done, in a tab of it, where a data service knows. */
  readonly activity?: boolean | undefined
  /** The older name of `activity`. */
  readonly history?: boolean | undefined
  readonly branding?: boolean | undefined
  /** Several wallets connected at once. The config service decides where it speaks. */
  readonly multiWallet?: boolean | undefined
  /** The address as a code, in the account view. */
  readonly receive?: boolean | undefined
  /** Sending tokens, in the account view. @default `true` */
  readonly send?: boolean | undefined
  /** Whether events are sent to `services.analytics`. If off, only INITIALIZE is sent; if that URL is not set, nothing is. */
  readonly analytics?: boolean | undefined
  /** The list of all wallets. */
  readonly allWallets?: boolean | undefined
  /** Visitors accept the terms before they connect. */
  readonly legalCheckbox?: boolean | undefined
  /** The permissions that the visitor gave to sites, in the account view. @default `false` */
  readonly smartSessions?: boolean | undefined
  /** `openPay`, for shops. Switches email and socials off. @default `false` */
  readonly pay?: boolean | undefined
  /** One row in place of the wallets, where there is another way to connect. @default `false` */
  readonly collapseWallets?: boolean | undefined
  /** The older spelling of `collapseWallets`, with the opposite sense. */
  readonly emailShowWallets?: boolean | undefined
  /** The order of the groups of wallets; those not named follow. @default last used, installed, the code, recommended */
  readonly connectorTypeOrder?: readonly WalletGroup[] | undefined
  /** The order of the actions of the account; those not named follow. @default onramp, swaps, receive, send */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** The order of the ways to connect. @default email, social, wallet; wallets first for those who have one installed */
  readonly connectMethodsOrder?: readonly ConnectMethod[] | undefined
}

/** Features by their key at the config service (K-12). */
export interface RemoteFeatures {
  readonly email: boolean
  readonly socials: readonly SocialProvider[] | false
  readonly swaps: readonly string[] | false
  readonly onramp: readonly string[] | false
  readonly activity: boolean
  readonly reownBranding: boolean
  readonly multiWallet: boolean
}

/** Features that only the page decides. */
export interface LocalFeatures {
  readonly receive: boolean
  readonly send: boolean
  readonly analytics: boolean
  readonly allWallets: boolean
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly pay: boolean
  readonly collapseWallets: boolean
  readonly connectorTypeOrder: readonly WalletGroup[]
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Undefined where the owner named no order; the view then puts installed wallets first. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | undefined
}

/** Every feature with the value in force. */
export interface Features extends LocalFeatures, Omit<RemoteFeatures, 'reownBranding'> {
  readonly branding: boolean
}

/** A wallet the owner adds to the lists; field names as in the wallet registry. */
export interface CustomWallet {
  /** Any text that no other wallet has. */
  readonly id: string
  /** What it is called in the list. */
  readonly name: string
  /** Its site. */
  readonly homepage?: string | undefined
  /** A picture of it. */
  readonly image_url?: string | undefined
  /** What opens its app on a phone, such as `mywallet://`. */
  readonly mobile_link?: string | undefined
  /** What opens its app on a desktop. */
  readonly desktop_link?: string | undefined
  /** The wallet as a web page. */
  readonly webapp_link?: string | undefined
  /** Where iPhones get it. */
  readonly app_store?: string | undefined
  /** Where Android phones get it. */
  readonly play_store?: string | undefined
  /** The reverse domain name under which it announces itself in a page, so that it is listed once. */
  readonly rdns?: string | undefined
}
