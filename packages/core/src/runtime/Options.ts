import type { SiwxPlugin } from '@portico/protocol'
import type { CustomWallet, FeatureOptions } from '../catalogue/Features.js'
import type { TextOverrides } from '../dialog/TextOverrides.js'
import type { AdapterFactory } from '../families/adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { Family } from '../families/Family.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'
import type { Network, NetworkInput } from '../families/networks/Network.js'
import type { Environment, LogLevel } from '../services/Environment.js'
import type { SourceFactory } from '../sources/Source.js'
import type { AccountType } from '../store/Account.js'
import type { ThemeMode, ThemeVariables } from '../store/slices/theme.js'
import type { Metadata } from './Metadata.js'

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
  readonly rpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  /** Light or dark, colours, font, radius and layer. */
  readonly theme?: ThemeOptions | undefined
  /** What is switched on and off. @default see below */
  readonly features?: FeatureOptions | undefined
  /** By whom tokens are swapped. */
  readonly swaps?: SwapOptions | undefined
  /**
   * Hosts of pages on which visitors pay, such as `pay.shop.example`, beside those of the site, its data service and known
   * sellers. A service that names another host opens no window. @default none
   */
  readonly payHosts?: readonly string[] | undefined
  /** Which wallets are offered, and how. */
  readonly wallets?: WalletOptions | undefined
  /** Where the dialog is, how it is laid out, and what it links to. */
  readonly dialog?: DialogOptions | undefined
  /** The language of the dialog. */
  readonly locale?: string | undefined
  /** Texts of your own over those of the language, by key: `{ 'connect.searchWallet': 'Find yours' }`. */
  readonly texts?: TextOverrides | undefined
  /** Pictures of networks, by id. */
  readonly networkImages?: Readonly<Record<string, string>> | undefined
  /** Whether a wallet may stay on a network that is not in `networks`, without a word. */
  readonly allowUnsupportedNetwork?: boolean | undefined
  /**
   * Which kind of account to take first, where the page chooses: among those that a Bitcoin or Polkadot wallet grants, and
   * between the two that an embedded wallet may have on EVM networks. Wallets of others say it themselves.
   * @default `payment` on Bitcoin, `smartAccount` on EVM networks, `eoa` elsewhere
   */
  readonly defaultAccountTypes?:
    | { readonly [Namespace in ChainNamespace]?: FamilyTypes[Namespace]['accountType'] }
    | undefined
  /**
   * Whether connections of the last visit come back. With `false`, for machines that several people use, the next visit
   * ends them: remote wallets are told, embedded wallets are signed out, permissions of wallets in the page are revoked.
   * @default `true`
   */
  readonly reconnect?: boolean | undefined
  /** The site makes the pairing codes itself and shows them with `openModal(portico, { uri })`. */
  readonly ownPairingCodes?: boolean | undefined
  /** Alerts for the site's developer; on unless switched off. */
  readonly debug?: boolean | undefined
  /** Where the documentation is, so that errors in the dialog link to their pages. */
  readonly docsUrl?: string | undefined
  /** How much goes to the console. @default `'error'` */
  readonly logLevel?: LogLevel | undefined
  /** Needed only where one page has several kits: each remembers its own connections. */
  readonly instanceId?: string | undefined
  /** Tests and unusual hosts replace parts of the world here. @default the browser's */
  readonly environment?: Partial<Environment> | undefined
}

export interface ThemeOptions {
  /** Light or dark. @default the system's */
  readonly mode?: ThemeMode | undefined
  /** Colours, font, radius and layer by name. @default see below */
  readonly variables?: ThemeVariables | undefined
}

export interface WalletOptions {
  /** Whether the dialog leads to the list of all wallets. */
  readonly all?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE' | undefined
  /** Wallets of the catalogue to recommend, by id, in this order. */
  readonly featured?: readonly string[] | undefined
  /** Only these wallets of the catalogue, by id. Wallets that are installed stay in the list. */
  readonly include?: readonly string[] | undefined
  /** None of these wallets, by id of the catalogue or by rdns, be they installed or not. */
  readonly exclude?: readonly string[] | undefined
  /** Wallets that no catalogue has. */
  readonly custom?: readonly CustomWallet[] | undefined
  /** Pictures of wallets, by connector id. */
  readonly images?: Readonly<Record<string, string>> | undefined
  /** Whether wallets are listed that are on the page without announcing themselves, such as `window.ethereum`. */
  readonly injected?: boolean | undefined
  /** Whether the dialog lists wallets at all. */
  readonly listed?: boolean | undefined
  /** Opens wallet apps by their universal links where they have one, instead of by their own scheme. */
  readonly universalLinks?: boolean | undefined
}

export interface SwapOptions {
  /**
   * Contracts by network that may be allowed to take tokens and are asked to swap them: routers as Uniswap V2 has them,
   * and the AllowanceHolder of 0x. Whatever else the data service has made is not signed. Naming some for a network
   * leaves its default out. @default Router02 of Uniswap V2 and the AllowanceHolder of 0x, on Ethereum, Optimism, BNB Chain,
   * Polygon, Base, Arbitrum and Avalanche
   */
  readonly exchanges?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
}

export interface DialogOptions {
  /**
   * Where the dialog is. `overlay`: over the page, put there by the kit. `placed`: over the page, from the place of
   * `<portico-modal>`. `inPage`: it fills that place.
   */
  readonly display?: DialogDisplay | undefined
  /** `wide` shows, from 768 px, the wallets on the left and beside them help, the connecting wallet or the code. */
  readonly layout?: DialogLayout | undefined
  /** Linked below the wallets. */
  readonly termsUrl?: string | undefined
  /** Linked below the wallets. */
  readonly privacyUrl?: string | undefined
  /** Whether the views that explain wallets and networks link to a page with more. */
  readonly walletGuide?: boolean | undefined
  /** Whether visitors can switch networks in the dialog. */
  readonly networkSwitch?: boolean | undefined
}

/** Every field of a group of options is there, be it undefined. */
type Filled<group, open extends keyof group = never> = {
  readonly [name in keyof group]-?: name extends open ? group[name] : Exclude<group[name], undefined>
}

/** The options with every default filled in, fixed for the life of the instance. */
export interface ResolvedOptions {
  readonly projectId: string
  readonly services: ServiceUrls
  readonly metadata: Metadata
  readonly rpcUrls: Readonly<Record<string, readonly { readonly url: string }[]>>
  readonly defaultNetwork: Network
  readonly siwx: SiwxPlugin | undefined
  readonly swaps: Filled<SwapOptions>
  readonly payHosts: readonly string[]
  readonly wallets: Filled<WalletOptions>
  readonly dialog: Filled<DialogOptions, 'termsUrl' | 'privacyUrl'>
  readonly networkImages: Readonly<Record<string, string>>
  readonly defaultAccountTypes: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  readonly debug: boolean
  /** Without a closing slash. */
  readonly docsUrl: string | undefined
  readonly reconnect: boolean
  readonly allowUnsupportedNetwork: boolean
  readonly ownPairingCodes: boolean
  readonly locale: string
  readonly texts: TextOverrides
  /** `<framework>-<adapters>-<version>`, sent as `sv`. */
  readonly sdkVersion: string
}
