import type { SdkFramework, SiwxPlugin } from '@portico/protocol'
import type { CustomWallet, FeatureOptions } from '../catalogue/Features.js'
import type { Wallet } from '../catalogue/Wallet.js'
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

/** URLs of the services. A Portico server provides all of them at one base URL. */
export interface ServiceUrls {
  /** Remote features, allowed origins, wallet catalogue. */
  readonly config?: string | undefined
  /** Wallet, network and token pictures. Default: the config service. */
  readonly images?: string | undefined
  /** Chain data: tokens, history, NFTs, names. Without it only the native coin is shown. */
  readonly data?: string | undefined
  /** Analytics events; without it nothing is sent. */
  readonly analytics?: string | undefined
}

export type DialogDisplay = 'overlay' | 'placed' | 'inPage'

/** Layout of the dialog while a wallet is chosen. */
export type DialogLayout = 'narrow' | 'wide'

export type NetworkInputs = readonly NetworkInput[]

export interface PorticoOptions<networks extends NetworkInputs = NetworkInputs> {
  /** Identifies the site to the services, and to the relay unless `pairing({ projectId })` names another. */
  readonly projectId?: string | undefined
  /** Networks that visitors may use; the first is the initial one. An empty list means the default network alone. */
  readonly networks: networks
  /** Sign-in with the wallet. `@portico/siwx` has plugins for servers, this browser alone, and SIWE backends. */
  readonly siwx?: SiwxPlugin | undefined
  /** Alias of `siwx`; setting both throws. */
  readonly siweConfig?: SiwxPlugin | undefined
  /** One per chain family: `evm()`, `solana()`, … */
  readonly adapters?: readonly AdapterFactory[] | undefined
  /** Rules of families without an adapter on this page, for sources: `eip155Family`, … */
  readonly families?: readonly Family[] | undefined
  /** Wallets that are not in the page: `pairing()` for those on other devices, `embedded()`, … */
  readonly sources?: readonly SourceFactory[] | undefined
  /**
   * Base URL of a Portico server, or one URL per service. Without it the kit connects injected wallets and reads over
   * public RPC.
   */
  readonly services?: string | ServiceUrls | undefined
  /** Initial network. @default the first of `networks`, else Ethereum */
  readonly defaultNetwork?: NetworkInput | undefined
  /** Description of the site for wallets: name, description, URL, icons. @default name and URL of the page */
  readonly metadata?: Partial<Metadata> | undefined
  /** RPC endpoints by network, used before those of the network itself. */
  readonly customRpcUrls?: Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> | undefined
  /** Light or dark mode, colours, font, radius and z-index. */
  readonly theme?: ThemeOptions | undefined
  /** Turns features on and off. @default see below */
  readonly features?: FeatureOptions | undefined
  /**
   * Contracts by network that may get an allowance and execute swaps: Uniswap V2 compatible routers and the
   * AllowanceHolder of 0x. Any other transaction built by the data service is not signed. Naming some for a network
   * replaces its default. @default Router02 of Uniswap V2 and the AllowanceHolder of 0x, on Ethereum, Optimism, BNB
   * Chain, Polygon, Base, Arbitrum and Avalanche
   */
  readonly swapContracts?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
  /**
   * Hosts of payment pages, such as `pay.shop.example`, in addition to the site, its data service and known sellers.
   * A payment page on another host is not opened. @default none
   */
  readonly payHosts?: readonly string[] | undefined
  /** Which wallets are offered, and how. */
  readonly wallets?: WalletOptions | undefined
  /** Placement, layout and links of the dialog. */
  readonly dialog?: DialogOptions | undefined
  /** Language of the dialog. */
  readonly locale?: string | undefined
  /** Text overrides by key: `{ 'connect.searchWallet': 'Find yours' }`. */
  readonly texts?: TextOverrides | undefined
  /** Network pictures by id. */
  readonly networkImages?: Readonly<Record<string, string>> | undefined
  /** Whether a wallet may stay on a network that is not in `networks`, without a warning. */
  readonly allowUnsupportedNetwork?: boolean | undefined
  /**
   * Preferred account type, where the page selects it: among those that a Bitcoin or Polkadot wallet grants, and
   * between the two that an embedded wallet may have on EVM networks. Other wallets select it themselves.
   * @default `payment` on Bitcoin, `smartAccount` on EVM networks, `eoa` elsewhere
   */
  readonly defaultAccountTypes?:
    | { readonly [Namespace in ChainNamespace]?: FamilyTypes[Namespace]['accountType'] }
    | undefined
  /**
   * Whether connections of the last visit are restored. With `false`, for shared computers, the next visit ends them:
   * remote wallets are disconnected, embedded wallets signed out, and permissions of injected wallets revoked.
   * @default `true`
   */
  readonly reconnect?: boolean | undefined
  /** The site creates pairing URIs itself and shows them with `openModal(portico, { uri })`. */
  readonly ownPairingCodes?: boolean | undefined
  /** Alerts for the site's developer; on by default. */
  readonly debug?: boolean | undefined
  /** URL of the documentation, so that errors in the dialog link to their pages. */
  readonly docsUrl?: string | undefined
  /** What the page is built with, for the services. @default `'html'` with `defineElements`, otherwise `'react'` */
  readonly framework?: SdkFramework | undefined
  /** Console log level. @default `'error'` */
  readonly logLevel?: LogLevel | undefined
  /** Only needed if a page has several kits: separates their stored connections. */
  readonly instanceId?: string | undefined
  /** Overrides for tests and unusual hosts. @default the browser's */
  readonly environment?: Partial<Environment> | undefined
}

export interface ThemeOptions {
  /** Light or dark. @default the system's */
  readonly mode?: ThemeMode | undefined
  /** Theme variables by name. @default see below */
  readonly variables?: ThemeVariables | undefined
}

export interface WalletOptions {
  /** Recommended wallets by catalogue id, in this order. */
  readonly featured?: readonly string[] | undefined
  /** Limits the catalogue to these wallet ids. Installed wallets stay listed. */
  readonly include?: readonly string[] | undefined
  /** Excludes wallets by catalogue id or rdns, installed or not. */
  readonly exclude?: readonly string[] | undefined
  /** Wallets that are not in the catalogue. */
  readonly custom?: readonly CustomWallet[] | undefined
  /** Wallet pictures by connector id. */
  readonly images?: Readonly<Record<string, string>> | undefined
  /** Whether injected wallets without an announcement are listed, such as `window.ethereum`. */
  readonly injected?: boolean | undefined
  /** Whether the dialog lists wallets at all. */
  readonly listed?: boolean | undefined
  /** Opens wallet apps by universal link, where they have one, instead of by their scheme. */
  readonly universalLinks?: boolean | undefined
}

export interface DialogOptions {
  /**
   * Placement of the dialog. `overlay`: over the page, mounted by the kit. `placed`: over the page, mounted at
   * `<portico-modal>`. `inPage`: fills that element.
   */
  readonly display?: DialogDisplay | undefined
  /** `wide` shows, from 768 px, the wallets on the left and help, the wallet or the QR code beside them. */
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

/** Makes every field of an option group required, possibly undefined. */
type Filled<group, open extends keyof group = never> = {
  readonly [name in keyof group]-?: name extends open ? group[name] : Exclude<group[name], undefined>
}

export interface ResolvedOptions {
  readonly projectId: string
  readonly services: ServiceUrls
  readonly metadata: Metadata
  readonly customRpcUrls: Readonly<Record<string, readonly { readonly url: string }[]>>
  readonly defaultNetwork: Network
  readonly siwx: SiwxPlugin | undefined
  readonly swapContracts: Readonly<Record<CaipNetworkId, readonly string[]>>
  readonly payHosts: readonly string[]
  readonly wallets: Omit<Filled<WalletOptions>, 'custom'> & { readonly custom: readonly Wallet[] }
  readonly dialog: Filled<DialogOptions, 'termsUrl' | 'privacyUrl'>
  readonly networkImages: Readonly<Record<string, string>>
  readonly defaultAccountTypes: Readonly<Partial<Record<ChainNamespace, AccountType>>>
  readonly debug: boolean
  /** Without a trailing slash. */
  readonly docsUrl: string | undefined
  readonly reconnect: boolean
  readonly allowUnsupportedNetwork: boolean
  readonly ownPairingCodes: boolean
  readonly locale: string
  readonly texts: TextOverrides
  readonly framework: SdkFramework | undefined
  /** `<framework>-<adapters>-<version>`, sent as `sv`. `nameFramework` sets it anew. */
  sdkVersion: string
}
