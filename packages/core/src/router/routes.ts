import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

/** Every view with the data it cannot do without. A view is one member here and one entry of the view registry. */
export type Route =
  | { readonly name: 'Connect' }
  | { readonly name: 'ConnectWallets' }
  | { readonly name: 'ConnectingExternal'; readonly namespace: ChainNamespace; readonly connectorId: string }
  | { readonly name: 'ConnectingMultiChain'; readonly walletName: string }
  /** Without a wallet: any that can scan. */
  | { readonly name: 'ConnectingWalletConnect'; readonly walletId?: string | undefined }
  | { readonly name: 'ConnectingWalletConnectBasic' }
  /** Offered on phones while a request waits in the wallet app. */
  | {
      readonly name: 'OpenWallet'
      readonly request?: { readonly id: number; readonly topic: string } | undefined
    }
  | { readonly name: 'AllWallets' }
  | { readonly name: 'GetWallet' }
  | { readonly name: 'Downloads'; readonly walletId: string }
  | { readonly name: 'WalletNotDetected'; readonly walletId?: string | undefined }
  | { readonly name: 'Account'; readonly tab?: AccountTab | undefined }
  | {
      readonly name: 'ProfileWallets'
      /** The visitor has just connected one more. */
      readonly added?: boolean | undefined
    }
  | { readonly name: 'Networks' }
  | { readonly name: 'SwitchNetwork'; readonly network: CaipNetworkId }
  | {
      readonly name: 'SwitchActiveChain'
      readonly switchToChain: ChainNamespace
      readonly navigateTo: RouteName
      readonly navigateWithReplace: boolean
      readonly network: CaipNetworkId
    }
  | { readonly name: 'UnsupportedChain' }
  | { readonly name: 'WhatIsAWallet' }
  | { readonly name: 'WhatIsANetwork' }

export type RouteName =
  | 'Connect'
  | 'ConnectWallets'
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'
  | 'OpenWallet'
  | 'AllWallets'
  | 'GetWallet'
  | 'Downloads'
  | 'WalletNotDetected'
  | 'Account'
  | 'ProfileWallets'
  | 'Networks'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'
  | 'UnsupportedChain'
  | 'WhatIsAWallet'
  | 'WhatIsANetwork'

export type RouteOf<Name extends RouteName> = Extract<Route, { readonly name: Name }>

/** Views that need nothing but their name, so that owners can open them. */
export type PlainRouteName = {
  [Name in RouteName]: { readonly name: Name } extends RouteOf<Name> ? Name : never
}[RouteName]
