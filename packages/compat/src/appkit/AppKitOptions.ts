import type {
  AdapterFactory,
  ChainNamespace,
  Connector,
  Metadata,
  NetworkInput,
  Portico,
  PorticoOptions,
  ThemeMode,
  ThemeVariables,
} from '@portico/core'
import type { SourceFactory } from '@portico/core/adapter'
import type { KnownFeatureOptions } from '@portico/core/internal'
import type { EmbeddedOptions } from '@portico/embedded'
import type { EvmOptions } from '@portico/evm'
import type { PairingOptions } from '@portico/pairing'
import type { Wallet as RegistryWallet } from '@portico/protocol'

export type AppKitNetwork = NetworkInput

/** Implemented by `WagmiAdapter` and the other adapters: creates the Portico adapter once the options are known. */
export interface AppKitAdapter {
  readonly namespace: ChainNamespace
  toFactory(switches: Pick<EvmOptions, 'announced' | 'coinbase'>): AdapterFactory
  /** Returns the provider for `useAppKitProvider`. Absent where that is the wallet's own object. */
  createProvider?(portico: Portico, connector: Connector): unknown
}

/** A wallet of the site, with the field names of AppKit and of the wallet registry. */
export type AppKitCustomWallet = Pick<RegistryWallet, 'id' | 'name'> &
  Partial<
    Pick<
      RegistryWallet,
      | 'homepage'
      | 'image_url'
      | 'mobile_link'
      | 'desktop_link'
      | 'webapp_link'
      | 'app_store'
      | 'play_store'
      | 'rdns'
    >
  >

export interface AppKitOptions {
  readonly projectId?: string | undefined
  readonly networks: readonly [AppKitNetwork, ...AppKitNetwork[]]
  readonly adapters?: readonly AppKitAdapter[] | undefined
  readonly defaultNetwork?: AppKitNetwork | undefined
  readonly metadata?: Partial<Metadata> | undefined
  readonly customRpcUrls?: PorticoOptions['customRpcUrls']
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  readonly features?: (KnownFeatureOptions & { readonly reownBranding?: boolean | undefined }) | undefined
  readonly siwx?: PorticoOptions['siwx']
  readonly siweConfig?: PorticoOptions['siweConfig']
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly AppKitCustomWallet[] | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  readonly defaultAccountTypes?: PorticoOptions['defaultAccountTypes']
  readonly debug?: boolean | undefined
  readonly disableAppend?: boolean | undefined
  readonly enableEmbedded?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableWalletConnect?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  readonly manualWCControl?: boolean | undefined
  readonly experimental_preferUniversalLinks?: boolean | undefined

  readonly tokens?: unknown
  readonly universalProvider?: unknown
  readonly universalProviderConfigOverride?: unknown
  readonly coinbasePreference?: unknown
  readonly enableAuthLogger?: boolean | undefined
  readonly showWallets?: boolean | undefined
  readonly enableBaseAccount?: boolean | undefined
  readonly enableMobileFullScreen?: boolean | undefined

  /** Portico only: the URL of your server, for the wallet registry, tokens and activity. */
  readonly services?: PorticoOptions['services']
  /** Portico only: your vault, for e-mail and social login. Without it there is no embedded wallet. */
  readonly embedded?: EmbeddedOptions | undefined
  /** Portico only: your own relay. @default the public one, with `projectId` */
  readonly pairing?: PairingOptions | undefined
  /** Portico only: the contracts for swaps. */
  readonly swapContracts?: PorticoOptions['swapContracts']
  /** Portico only: further wallet sources. */
  readonly sources?: readonly SourceFactory[] | undefined
  /** Portico only: the language of the dialog. */
  readonly locale?: string | undefined
  /** Portico only: replaces parts of the environment, for tests and unusual hosts. */
  readonly environment?: PorticoOptions['environment']
}
