import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'

/** A view that needs nothing but its name. */
type NoData = Readonly<Record<never, never>>

/**
 * Every view with the data it cannot do without: the one list that all other types of routes come from. Here are the
 * views that owners can open and that core leads to. Others declare themselves, in their own folder, by
 * `declare module '@portico/core' { interface RouteMap { … } }`; the view registry then asks for their entry.
 */
export interface RouteMap {
  Connect: NoData
  ConnectWallets: NoData
  ConnectingExternal: { readonly namespace: ChainNamespace; readonly connectorId: string }
  ConnectingMultiChain: { readonly walletName: string }
  /** Without a wallet: any that can scan. */
  ConnectingWalletConnect: { readonly walletId?: string | undefined }
  ConnectingWalletConnectBasic: NoData
  /** Offered on phones while a request waits in the wallet app. */
  OpenWallet: { readonly request?: { readonly id: number; readonly topic: string } | undefined }
  /** The code that was sent to this address. */
  EmailVerifyOtp: { readonly email: string }
  /** This device waits for an approval by a mail to this address. */
  EmailVerifyDevice: { readonly email: string }
  /** Another e-mail address for the wallet of this connector. */
  UpdateEmailWallet: { readonly connectorId: string }
  /** The code that was sent to the present address. */
  UpdateEmailPrimaryOtp: { readonly connectorId: string; readonly newEmail: string }
  /** The code that was sent to the new address. */
  UpdateEmailSecondaryOtp: { readonly connectorId: string; readonly newEmail: string }
  /** Where the wallet's own page asks the visitor. */
  ApproveTransaction: { readonly connectorId: string }
  AllWallets: NoData
  GetWallet: NoData
  Downloads: { readonly walletId: string }
  WalletNotDetected: { readonly walletId?: string | undefined }
  Account: NoData
  ProfileWallets: {
    /** The visitor has just connected one more. */
    readonly added?: boolean | undefined
  }
  /** The address with its code. */
  Receive: NoData
  Networks: NoData
  SwitchNetwork: { readonly network: CaipNetworkId }
  SwitchActiveChain: {
    readonly switchToChain: ChainNamespace
    readonly navigateTo: RouteName
    readonly navigateWithReplace: boolean
    readonly network: CaipNetworkId
  }
  UnsupportedChain: NoData
  WhatIsAWallet: NoData
  WhatIsANetwork: NoData
}

export type RouteName = keyof RouteMap

export type RouteOf<Name extends RouteName> = { readonly name: Name } & RouteMap[Name]

export type Route = { [Name in RouteName]: RouteOf<Name> }[RouteName]

/** Views that need nothing but their name, so that owners can open them. */
export type PlainRouteName = {
  [Name in RouteName]: { readonly name: Name } extends RouteOf<Name> ? Name : never
}[RouteName]
