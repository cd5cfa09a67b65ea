import type { ChainNamespace, PorticoState, RouteName } from '@portico/core'
import { format } from '../locales/format.js'
import { ConnectView } from '../views/connect/ConnectView.js'
import { ConnectingExternalView } from '../views/connectingExternal/ConnectingExternalView.js'
import { findWallet } from '../views/parts/wallets/findWallet.js'
import { lazyView } from './lazyView.js'
import type { ViewDefinition } from './ViewDefinition.js'

const loadAccountViews = () => import('./accountViews.js')
const loadConnectViews = () => import('./connectViews.js')
const loadPairingViews = () => import('./pairingViews.js')

/** Every view of the router. What most visitors see comes with the modal, the rest when it is asked for. */
export const viewRegistry = {
  Connect: {
    title: (_route, { messages }) => messages.titles.connect,
    left: 'help',
    component: ConnectView,
  },
  ConnectWallets: {
    title: (_route, { messages }) => messages.titles.connectWallets,
    left: 'back',
    component: lazyView(loadConnectViews, views => views.ConnectWalletsView),
  },
  ConnectingExternal: {
    title: ({ namespace, connectorId }, { messages, state }) =>
      findConnectorName(state, namespace, connectorId) ?? messages.titles.connect,
    left: 'back',
    component: ConnectingExternalView,
  },
  ConnectingMultiChain: {
    title: (_route, { messages }) => messages.titles.selectChain,
    left: 'back',
    component: lazyView(loadConnectViews, views => views.ConnectingMultiChainView),
  },
  ConnectingWalletConnect: {
    title: ({ walletId }, { messages, state, options }) =>
      walletId === undefined
        ? 'WalletConnect'
        : (findWallet(state, options, walletId)?.name ?? messages.titles.connect),
    left: 'back',
    component: lazyView(loadPairingViews, views => views.ConnectingWalletConnectView),
  },
  ConnectingWalletConnectBasic: {
    title: (_route, { messages }) => messages.titles.connect,
    left: 'help',
    component: lazyView(loadPairingViews, views => views.ConnectingWalletConnectBasicView),
  },
  OpenWallet: {
    title: (_route, { messages }) => messages.titles.openWallet,
    left: 'back',
    component: lazyView(loadPairingViews, views => views.OpenWalletView),
  },
  AllWallets: {
    title: (_route, { messages }) => messages.titles.allWallets,
    left: 'back',
    component: lazyView(loadConnectViews, views => views.AllWalletsView),
  },
  GetWallet: {
    title: (_route, { messages }) => messages.titles.getWallet,
    left: 'back',
    component: lazyView(loadConnectViews, views => views.GetWalletView),
  },
  Downloads: {
    title: ({ walletId }, { messages, state, options }) => {
      const wallet = findWallet(state, options, walletId)?.name
      return wallet ? format(messages.titles.downloads, { wallet }) : messages.titles.getWallet
    },
    left: 'back',
    component: lazyView(loadConnectViews, views => views.DownloadsView),
  },
  WalletNotDetected: {
    title: (_route, { messages }) => messages.titles.walletNotDetected,
    left: 'back',
    component: lazyView(loadConnectViews, views => views.WalletNotDetectedView),
  },
  Account: {
    title: (_route, { messages }) => messages.titles.account,
    left: 'network',
    component: lazyView(loadAccountViews, views => views.AccountView),
  },
  ProfileWallets: {
    title: (_route, { messages }) => messages.titles.profileWallets,
    left: 'back',
    component: lazyView(loadAccountViews, views => views.ProfileWalletsView),
  },
  Networks: {
    title: (_route, { messages }) => messages.titles.networks,
    left: 'back',
    component: lazyView(loadAccountViews, views => views.NetworksView),
  },
  SwitchNetwork: {
    title: ({ network }, { messages, state }) =>
      state.networks.requested.find(({ caipNetworkId }) => caipNetworkId === network)?.name ??
      messages.titles.networks,
    left: 'back',
    component: lazyView(loadAccountViews, views => views.SwitchNetworkView),
  },
  SwitchActiveChain: {
    title: (_route, { messages }) => messages.titles.switchActiveChain,
    left: 'back',
    component: lazyView(loadAccountViews, views => views.SwitchActiveChainView),
  },
  UnsupportedChain: {
    title: (_route, { messages }) => messages.titles.unsupportedChain,
    left: 'back',
    component: lazyView(loadAccountViews, views => views.UnsupportedChainView),
  },
  WhatIsAWallet: {
    title: (_route, { messages }) => messages.titles.whatIsAWallet,
    left: 'back',
    component: lazyView(loadConnectViews, views => views.WhatIsAWalletView),
  },
  WhatIsANetwork: {
    title: (_route, { messages }) => messages.titles.whatIsANetwork,
    left: 'back',
    component: lazyView(loadAccountViews, views => views.WhatIsANetworkView),
  },
} satisfies { readonly [Name in RouteName]: ViewDefinition<Name> }

function findConnectorName(state: PorticoState, namespace: ChainNamespace, id: string): string | undefined {
  return state.connectors.find(connector => connector.chain === namespace && connector.id === id)?.name
}
