import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { LoginPlace } from '../sources/Login.js'

/** A view that needs nothing but its name. */
type NoData = Readonly<Record<never, never>>

/** What an account holds and has done (V-04). */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

/**
 * Every view with the data it cannot do without: the one list that all other types of routes come from. Here are the
 * views that owners can open and that core leads to. Others declare themselves, in their own folder, by
 * `declare module '@portico/core' { interface RouteMap { … } }`; the view registry then asks for their entry.
 */
export interface RouteMap {
  Connect: NoData
  /** All accounts that visitors can log in with, where the first view shows some of them. */
  ConnectSocials: NoData
  ConnectWallets: NoData
  ConnectingExternal: { readonly namespace: ChainNamespace; readonly connectorId: string }
  ConnectingMultiChain: { readonly walletName: string }
  /** Without a wallet: any that can scan. */
  ConnectingWalletConnect: { readonly walletId?: string | undefined }
  ConnectingWalletConnectBasic: NoData
  /** Offered on phones while a request waits in the wallet app. */
  OpenWallet: { readonly request?: { readonly id: number; readonly topic: string } | undefined }
  /** The address to log in with, alone; it is asked for among the ways to connect too. */
  EmailLogin: NoData
  /** What a login goes through, and a change of its e-mail address; `nextRoute` says which step is whose. */
  EmailVerifyOtp: LoginPlace
  EmailVerifyDevice: LoginPlace
  ConnectingSocial: LoginPlace
  ConnectingFarcaster: LoginPlace
  UpdateEmailWallet: LoginPlace
  UpdateEmailPrimaryOtp: LoginPlace
  UpdateEmailSecondaryOtp: LoginPlace
  /** Where the wallet's own page asks the visitor. */
  ApproveTransaction: { readonly connectorId: string }
  AllWallets: NoData
  GetWallet: NoData
  Downloads: { readonly walletId: string }
  WalletNotDetected: { readonly walletId?: string | undefined }
  Account: {
    /** What is shown of what the account holds. @default tokens */
    readonly tab?: AccountTab | undefined
    /** All of it, not only the beginning. */
    readonly all?: boolean | undefined
  }
  ProfileWallets: {
    /** The visitor has just connected one more. */
    readonly added?: boolean | undefined
  }
  /** The address with its code. */
  Receive: NoData
  /** What is bought for how much money. */
  OnRampProviders: NoData
  /** What a shop asks to be paid. */
  Pay: NoData
  /** What is sent, of which token, to whom. */
  WalletSend: NoData
  /** What a name is good for, the field for one, and that it is registered. */
  ChooseAccountName: NoData
  RegisterAccountName: NoData
  RegisterAccountNameSuccess: NoData
  /** What is swapped for what, by symbol; what is not given the visitor chooses. */
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
  /** The site wants to know that the account is the visitor's. */
  SIWXSignMessage: NoData
  WhatIsAWallet: NoData
  WhatIsANetwork: NoData
  WhatIsABuy: NoData
}

export type RouteName = keyof RouteMap

export type RouteOf<Name extends RouteName> = { readonly name: Name } & RouteMap[Name]

export type Route = { [Name in RouteName]: RouteOf<Name> }[RouteName]

/** Views that need nothing but their name, so that owners can open them. */
export type PlainRouteName = {
  [Name in RouteName]: { readonly name: Name } extends RouteOf<Name> ? Name : never
}[RouteName]
