import type {
  AdapterFactory,
  ChainNamespace,
  Connector,
  CustomWallet,
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

export type AppKitNetwork = NetworkInput

/** What `new WagmiAdapter(…)` and its siblings are: asked for their adapter once the options of the kit are known. */
export interface AppKitAdapter {
  readonly namespace: ChainNamespace
  toFactory(switches: Pick<EvmOptions, 'announced' | 'coinbase'>): AdapterFactory
  /** What `useAppKitProvider` gives for a wallet of this family. Absent where that is the wallet's own object. */
  createProvider?(portico: Portico, connector: Connector): unknown
}

/** The options of `createAppKit`, by the names that such sites have in their code. */
export interface AppKitOptions {
  readonly projectId?: string | undefined
  readonly networks: readonly [AppKitNetwork, ...AppKitNetwork[]]
  readonly adapters?: readonly AppKitAdapter[] | undefined
  readonly defaultNetwork?: AppKitNetwork | undefined
  readonly metadata?: Partial<Metadata> | undefined
  readonly customRpcUrls?: PorticoOptions['rpcUrls']
  readonly themeMode?: ThemeMode | undefined
  readonly themeVariables?: ThemeVariables | undefined
  readonly features?: (KnownFeatureOptions & { readonly reownBranding?: boolean | undefined }) | undefined
  readonly siwx?: PorticoOptions['siwx']
  readonly siweConfig?: PorticoOptions['siweConfig']
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  readonly featuredWalletIds?: readonly string[] | undefined
  readonly includeWalletIds?: readonly string[] | undefined
  readonly excludeWalletIds?: readonly string[] | undefined
  readonly customWallets?: readonly CustomWallet[] | undefined
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

  /** Taken without a word of complaint, and without effect: what they steer is not in Portico. */
  readonly tokens?: unknown
  readonly universalProvider?: unknown
  readonly universalProviderConfigOverride?: unknown
  readonly coinbasePreference?: unknown
  readonly enableAuthLogger?: boolean | undefined
  readonly showWallets?: boolean | undefined
  readonly enableBaseAccount?: boolean | undefined
  readonly enableMobileFullScreen?: boolean | undefined

  /** Portico's own: where your server is. The catalogue of wallets, tokens and activity come from there. */
  readonly services?: PorticoOptions['services']
  /** Portico's own: your vault, for wallets by e-mail and social account. Without it there are none. */
  readonly embedded?: EmbeddedOptions | undefined
  /** Portico's own: a relay of your own. @default the public one, with `projectId` */
  readonly pairing?: PairingOptions | undefined
  /** Portico's own: the exchanges that visitors may swap by. */
  readonly swaps?: PorticoOptions['swaps']
  /** Portico's own: further places where wallets are. */
  readonly sources?: readonly SourceFactory[] | undefined
  /** Portico's own: the language of the dialog. */
  readonly locale?: string | undefined
  /** Portico's own: tests and unusual hosts replace parts of the world here. */
  readonly environment?: PorticoOptions['environment']
}
