import type { Environment, LogLevel } from '../environment/Environment.js'
import type { FamilyTypes } from '../families/families.js'
import type { ThemeMode, ThemeVariables } from '../store/slices/theme.js'
import type { AccountType } from './Account.js'
import type { AdapterFactory } from './Adapter.js'
import type { CaipNetworkId, ChainNamespace } from './ChainNamespace.js'
import type { CustomWallet, FeatureOptions } from './Features.js'
import type { Network, NetworkInput } from './Network.js'
import type { PairingFactory } from './Pairing.js'
import type { SiwxPlugin } from './Siwx.js'
import type { SourceFactory } from './Source.js'

export interface Metadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

/** Where each service lives. A Portico server answers all of them at one base URL. */
export interface ServiceUrls {
  /** Remote features, allowed origins, wallet catalogue. */
  readonly config?: string | undefined
  /** Wallet, network and token pictures; the config service when not set. */
  readonly images?: string | undefined
  /** Chain data and RPC. */
  readonly data?: string | undefined
  /** Where events go; nothing is sent anywhere when not set. */
  readonly analytics?: string | undefined
}

export interface PorticoOptions {
  readonly projectId: string
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  readonly adapters?: readonly AdapterFactory[] | undefined
  /** Remote wallets, by a code to scan or a link: `pairing()` of `@portico/pairing`. */
  readonly pairing?: PairingFactory | undefined
  /** Other wallets that are not in the page; each package that has some exports what belongs here. */
  readonly sources?: readonly SourceFactory[] | undefined
  /** Base URL of a Portico server, or a URL per service. Without it the kit connects injected wallets and reads over public RPC. */
  readonly services?: string | ServiceUrls | undefined
  readonly defaultNetwork?: NetworkInput | undefined
  readonly metadata?: Partial<Metadata> | undefined
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  readonly features?: FeatureOptions | undefined
  readonly siwx?: SiwxPlugin | undefined
  /** The older sign-in option; setting both is refused. */
  readonly siweConfig?: unknown
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  readonly defaultAccountTypes?:
    | { readonly [Namespace in ChainNamespace]?: FamilyTypes[Namespace]['accountType'] }
    | undefined
  /** Alerts for the site's developer; on unless switched off. */
  readonly debug?: boolean | undefined
  readonly logLevel?: LogLevel | undefined
  readonly disableAppend?: boolean | undefined
  readonly enableEmbedded?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  /** The site makes the pairing codes itself and shows them with `open(portico, { uri })`. */
  readonly manualWCControl?: boolean | undefined
  /** Opens wallet apps by their universal links where they have one, instead of by their own scheme. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  readonly locale?: string | undefined
  /** Needed only where one page has several kits: each remembers its own connections. */
  readonly instanceId?: string | undefined
  /** Tests and unusual hosts replace parts of the world here. */
  readonly environment?: Partial<Environment> | undefined
}

/** The options with every default filled in, fixed for the life of the instance. */
export interface ResolvedOptions {
  readonly projectId: string
  readonly services: ServiceUrls
  readonly metadata: Metadata
  readonly customRpcUrls: Readonly<Record<string, readonly { readonly url: string }[]>>
  readonly defaultNetwork: Network
  readonly siwx: SiwxPlugin | undefined
  readonly allWallets: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  readonly featuredWalletIds: readonly string[]
  readonly includeWalletIds: readonly string[]
  readonly excludeWalletIds: readonly string[]
  readonly customWallets: readonly CustomWallet[]
  readonly termsConditionsUrl: string | undefined
  readonly privacyPolicyUrl: string | undefined
  readonly chainImages: Readonly<Record<string, string>>
  readonly connectorImages: Readonly<Record<string, string>>
  readonly defaultAccountTypes: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  readonly debug: boolean
  readonly disableAppend: boolean
  readonly enableEmbedded: boolean
  readonly enableWallets: boolean
  readonly enableEIP6963: boolean
  readonly enableCoinbase: boolean
  readonly enableInjected: boolean
  readonly enableWalletGuide: boolean
  readonly enableReconnect: boolean
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly manualWCControl: boolean
  readonly experimental_preferUniversalLinks: boolean
  readonly locale: string
  /** `<framework>-<adapters>-<version>`, sent as `sv`. */
  readonly sdkVersion: string
}
