import type { ConnectMethod, SocialProvider, WalletFeature, WalletGroup } from '../store/defaultFeatures.js'

/** Feature options of this version. */
export type FeatureOptions = Omit<KnownFeatureOptions, 'socials' | 'history' | 'emailShowWallets'>

/** Feature options with those of the AppKit entry. The config service takes precedence for the first seven. */
export interface KnownFeatureOptions {
  /** Login with an e-mail address, if a wallet source offers it. */
  readonly email?: boolean | undefined
  /** AppKit's name for `embedded({ socials })`. */
  readonly socials?: boolean | readonly SocialProvider[] | undefined
  /** Token swaps, if the data service supports them. */
  readonly swaps?: boolean | readonly string[] | undefined
  /** Buying with money, if the data service has a seller. */
  readonly onramp?: boolean | readonly string[] | undefined
  /** Activity tab of the account view, if there is a data service. */
  readonly activity?: boolean | undefined
  /** AppKit's name for `activity`. */
  readonly history?: boolean | undefined
  /** The name of the kit below the ways to connect. @default `true` */
  readonly branding?: boolean | undefined
  /** Several wallets connected at once. The config service takes precedence. */
  readonly multiWallet?: boolean | undefined
  /** The address as a QR code, in the account view. */
  readonly receive?: boolean | undefined
  /** Sending tokens, in the account view. @default `true` */
  readonly send?: boolean | undefined
  /** Whether events are sent to `services.analytics`. If off, only INITIALIZE is sent; if that URL is not set, nothing is. */
  readonly analytics?: boolean | undefined
  /** Whether the dialog links to the list of all wallets; with `'mobile'` only on phones. */
  readonly allWallets?: boolean | 'mobile' | undefined
  /** Visitors have to accept the terms before they connect. */
  readonly legalCheckbox?: boolean | undefined
  /** The permissions that the visitor granted to sites, in the account view. @default `false` */
  readonly smartSessions?: boolean | undefined
  /** `openPay`, for shops. Turns off email and socials. @default `false` */
  readonly pay?: boolean | undefined
  /** One row in place of the wallets, if there is another way to connect. @default `false` */
  readonly collapseWallets?: boolean | undefined
  /** AppKit's older name for `collapseWallets`, with the opposite meaning. */
  readonly emailShowWallets?: boolean | undefined
  /** Order of the wallet groups; unnamed ones follow. @default last used, installed, QR code, recommended */
  readonly connectorTypeOrder?: readonly WalletGroup[] | undefined
  /** Order of the account's actions; unnamed ones follow. @default onramp, swaps, receive, send */
  readonly walletFeaturesOrder?: readonly WalletFeature[] | undefined
  /** Order of the ways to connect. @default email, social, wallet; wallets first if one is installed */
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

export interface LocalFeatures {
  readonly receive: boolean
  readonly send: boolean
  readonly analytics: boolean
  readonly allWallets: boolean | 'mobile'
  readonly legalCheckbox: boolean
  readonly smartSessions: boolean
  readonly pay: boolean
  readonly collapseWallets: boolean
  readonly connectorTypeOrder: readonly WalletGroup[]
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Undefined if the site names no order; the view then puts installed wallets first. */
  readonly connectMethodsOrder: readonly ConnectMethod[] | undefined
}

export interface Features extends LocalFeatures, Omit<RemoteFeatures, 'reownBranding'> {
  readonly branding: boolean
}

/** A wallet that the site adds to the lists. */
export interface CustomWallet {
  /** A unique id. */
  readonly id: string
  /** Display name. */
  readonly name: string
  /** Website. */
  readonly homepage?: string | undefined
  /** URL of its picture. */
  readonly imageUrl?: string | undefined
  /** Link that opens its app on a phone, such as `mywallet://`. */
  readonly mobileLink?: string | undefined
  /** Link that opens its app on a desktop. */
  readonly desktopLink?: string | undefined
  /** URL of its web app. */
  readonly webappLink?: string | undefined
  /** App Store URL. */
  readonly appStore?: string | undefined
  /** Google Play URL. */
  readonly playStore?: string | undefined
  /** Reverse domain name of its injected provider, so that it is listed once. */
  readonly rdns?: string | undefined
}
