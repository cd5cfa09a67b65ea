import type { SiwxPlugin } from '@portico/protocol'
import type { Environment, LogLevel } from '../environment/Environment.js'
import type { Family } from '../families/Family.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { ChoosingNamespace } from '../families/methods.js'
import type { ThemeMode, ThemeVariables } from '../store/slices/theme.js'
import type { AccountType } from './Account.js'
import type { AdapterFactory } from './Adapter.js'
import type { CaipNetworkId, ChainNamespace } from './ChainNamespace.js'
import type { CustomWallet, FeatureOptions } from './Features.js'
import type { Metadata } from './Metadata.js'
import type { Network, NetworkInput } from './Network.js'
import type { SourceFactory } from './Source.js'

export type { Metadata } from './Metadata.js'

/** Where each service lives. A Portico server answers all of them at one base URL. */
export interface ServiceUrls {
  /** Remote features, allowed origins, wallet catalogue. */
  readonly config?: string | undefined
  /** Wallet, network and token pictures; the config service when not set. */
  readonly images?: string | undefined
  /** Chain data: tokens, history, collectibles, names. The network's coin alone is shown where it is not set. */
  readonly data?: string | undefined
  /** Where events go; nothing is sent anywhere when not set. */
  readonly analytics?: string | undefined
}

export type DialogDisplay = 'overlay' | 'placed' | 'inPage'

/** How the dialog is laid out while a wallet is chosen. */
export type DialogLayout = 'narrow' | 'wide'

export type NetworkInputs = readonly NetworkInput[]

export interface PorticoOptions<networks extends NetworkInputs = NetworkInputs> {
  /** Names the site to the services and the relay. Not needed where neither is used. */
  readonly projectId?: string | undefined
  /** The networks that visitors may use, the first one to begin with. None means the default network alone. */
  readonly networks: networks
  /** Sign-in with the wallet. `@portico/siwx` has plugins for a server, for this browser alone, and for SIWE backends. */
  readonly siwx?: SiwxPlugin | undefined
  /** The same under its older name, as `siweSiwx` makes it; setting both is refused. */
  readonly siweConfig?: SiwxPlugin | undefined
  /** One per chain family: `evm()`, `solana()`, … */
  readonly adapters?: readonly AdapterFactory[] | undefined
  /** Rules of families that have no adapter on this page, so that sources know them: `eip155Family`, … */
  readonly families?: readonly Family[] | undefined
  /** Where wallets are that are not in the page: `pairing()` for those on other devices, `embedded()`, … */
  readonly sources?: readonly SourceFactory[] | undefined
  /** Base URL of a Portico server, or a URL per service. Without it the kit connects injected wallets and reads over public RPC. */
  readonly services?: string | ServiceUrls | undefined
  /** Where visitors begin. @default the first of `networks`, else Ethereum */
  readonly defaultNetwork?: NetworkInput | undefined
  /** What wallets show of the site: name, description, address, icons. @default name and address of the page */
  readonly metadata?: Partial<Metadata> | undefined
  /** Endpoints to read from, by network, before those of the network itself. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  /** Light or dark. @default the system's */
  readonly themeMode?: ThemeMode | undefined
  /** Colours, font, radius and layer by name. @default see below */
  readonly themeVariables?: ThemeVariables | undefined
  /** What is switched on and off. @default see below */
  readonly features?: FeatureOptions | undefined
  /** Whether the dialog leads to the list of all wallets. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Wallets of the catalogue to recommend, in this order. */
  readonly featuredWalletIds?: readonly string[] | undefined
  /** Only these wallets of the catalogue, by id. Wallets that are installed stay in the list. */
  readonly includeWalletIds?: readonly string[] | undefined
  /** None of these wallets, by id of the catalogue or by rdns, be they installed or not. */
  readonly excludeWalletIds?: readonly string[] | undefined
  /** Wallets that no catalogue has. */
  readonly customWallets?: readonly CustomWallet[] | undefined
  /** Linked below the wallets. */
  readonly termsConditionsUrl?: string | undefined
  /** Linked below the wallets. */
  readonly privacyPolicyUrl?: string | undefined
  /** Pictures of networks, by id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /** Pictures of wallets, by connector id. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /**
   * Which kind of account to take first where a wallet grants several, in families where the page chooses.
   * @default `payment` on Bitcoin, `eoa` on Polkadot
   */
  readonly defaultAccountTypes?:
    | { readonly [Namespace in ChoosingNamespace]?: FamilyTypes[Namespace]['accountType'] }
    | undefined
  /** Alerts for the site's developer; on unless switched off. */
  readonly debug?: boolean | undefined
  /** How much goes to the console. @default `'error'` */
  readonly logLevel?: LogLevel | undefined
  /**
   * Where the dialog is. `overlay`: over the page, put there by the kit. `placed`: over the page, from the place of
   * `<portico-modal>`. `inPage`: it fills that place. @default `'overlay'`
   */
  readonly display?: DialogDisplay | undefined
  /** `wide` shows, from 768 px, the wallets on the left and beside them help, the connecting wallet or the code. */
  readonly layout?: DialogLayout | undefined
  /** Whether the dialog offers wallets at all. */
  readonly enableWallets?: boolean | undefined
  /** Whether EVM wallets that announce themselves are listed. */
  readonly enableEIP6963?: boolean | undefined
  /** Whether Coinbase's wallet is listed. */
  readonly enableCoinbase?: boolean | undefined
  /** Whether wallets are listed that are on the page without announcing themselves, such as `window.ethereum`. */
  readonly enableInjected?: boolean | undefined
  /** Whether the views that explain wallets and networks link to a page with more. */
  readonly enableWalletGuide?: boolean | undefined
  /** Whether connections of the last visit come back. */
  readonly enableReconnect?: boolean | undefined
  /** Whether visitors can switch networks in the dialog. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether a wallet may stay on a network that is not in `networks`, without a word. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** The site makes the pairing codes itself and shows them with `openModal(portico, { uri })`. */
  readonly ownPairingCodes?: boolean | undefined
  /** Opens wallet apps by their universal links where they have one, instead of by their own scheme. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** The language of the dialog. */
  readonly locale?: string | undefined
  /** Needed only where one page has several kits: each remembers its own connections. */
  readonly instanceId?: string | undefined
  /** Tests and unusual hosts replace parts of the world here. @default the browser's */
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
  readonly display: DialogDisplay
  readonly layout: DialogLayout
  readonly enableWallets: boolean
  readonly enableEIP6963: boolean
  readonly enableCoinbase: boolean
  readonly enableInjected: boolean
  readonly enableWalletGuide: boolean
  readonly enableReconnect: boolean
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  readonly ownPairingCodes: boolean
  readonly experimental_preferUniversalLinks: boolean
  readonly locale: string
  /** `<framework>-<adapters>-<version>`, sent as `sv`. */
  readonly sdkVersion: string
}
