import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { LoginPlace } from '../sources/Login.js'

type NoData = Readonly<Record<never, never>>

/** Tabs of the account view (V-04). */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** Views that sites or core open; the others are declared in their own folders, which the registry checks. */
export interface RouteMap {
  Connect: NoData
  /** All social providers, if the first view shows only some. */
  ConnectSocials: NoData
  ConnectWallets: NoData
  ConnectingExternal: { readonly namespace: ChainNamespace; readonly connectorId: string }
  ConnectingMultiChain: { readonly walletName: string }
  /** Without a wallet id: any wallet that can scan. */
  ConnectingWalletConnect: { readonly walletId?: string | undefined }
  ConnectingWalletConnectBasic: NoData
  /** Offered on phones while a request waits in the wallet app. */
  OpenWallet: {
    readonly request?: { readonly id: number; readonly topic: string } | undefined
    /** Of a source that opens its wallet by another link than that of the choice. */
    readonly link?: { readonly href: string; readonly name: string } | undefined
  }
  /** The e-mail field alone; it is also part of the Connect view. */
  EmailLogin: NoData
  /** Steps of a login, and of a change of its e-mail address; `nextRoute` maps steps to views. */
  EmailVerifyOtp: LoginPlace
  EmailVerifyDevice: LoginPlace
  ConnectingSocial: LoginPlace
  ConnectingFarcaster: LoginPlace
  UpdateEmailWallet: LoginPlace
  UpdateEmailPrimaryOtp: LoginPlace
  UpdateEmailSecondaryOtp: LoginPlace
  /** Shown while the wallet's own page asks for approval. */
  ApproveTransaction: { readonly connectorId: string }
  AllWallets: NoData
  GetWallet: NoData
  Downloads: { readonly walletId: string }
  WalletNotDetected: { readonly walletId?: string | undefined }
  Account: {
    /** @default tokens */
    readonly tab?: AccountTab | undefined
    readonly all?: boolean | undefined
  }
  ProfileWallets: {
    readonly added?: boolean | undefined
  }
  Receive: NoData
  OnRampProviders: NoData
  Pay: NoData
  WalletSend: NoData
  ChooseAccountName: NoData
  RegisterAccountName: NoData
  RegisterAccountNameSuccess: NoData
  /** Preselected tokens by symbol; the visitor selects the others. */
  Swap: {
    readonly fromToken?: string | undefined
    readonly toToken?: string | undefined
    readonly amount?: string | undefined
  }
  Networks: NoData
  SwitchNetwork: { readonly network: CaipNetworkId }
  SwitchActiveChain: {
    readonly switchToChain: ChainNamespace
    readonly navigateTo: RouteName
    readonly navigateWithReplace: boolean
    readonly network: CaipNetworkId
  }
  UnsupportedChain: NoData
  SIWXSignMessage: NoData
  WhatIsAWallet: NoData
  WhatIsANetwork: NoData
  WhatIsABuy: NoData
}

export type RouteName = keyof RouteMap

export type RouteOf<Name extends RouteName> = { readonly name: Name } & RouteMap[Name]

export type Route = { [Name in RouteName]: RouteOf<Name> }[RouteName]

/** Views without parameters, which sites can open by name. */
export type PlainRouteName = {
  [Name in RouteName]: { readonly name: Name } extends RouteOf<Name> ? Name : never
}[RouteName]
