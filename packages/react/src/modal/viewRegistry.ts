import type { ChainNamespace, PorticoState } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { format } from '../locales/format.js'
import { ConnectView } from '../views/connect/ConnectView.js'
import { socialNames } from '../views/connect/socialNames.js'
import { findWallet } from '../views/parts/wallets/findWallet.js'
import { lazyView, readyView } from './lazyView.js'
import type { TitleContext, ViewRegistry } from './ViewDefinition.js'

const loadAccountViews = () => import('./accountViews.js')
const loadConnectViews = () => import('./connectViews.js')
const loadNftViews = () => import('../views/nfts/nftViews.js')
const loadDoctorViews = () => import('../views/doctor/doctorViews.js')
const loadPayViews = () => import('../views/pay/payViews.js')
const loadOnRampViews = () => import('../views/onRampProviders/onRampViews.js')
const loadSendViews = () => import('../views/walletSend/sendViews.js')
const loadNameViews = () => import('../views/registerAccountName/nameViews.js')
const loadSwapViews = () => import('../views/swap/swapViews.js')
const loadLoginViews = () => import('./loginViews.js')
const loadFarcasterViews = () => import('../views/connectingFarcaster/farcasterViews.js')
const loadSignInViews = () => import('./signInViews.js')
const loadPairingViews = () => import('./pairingViews.js')

const titled =
  (name: keyof TitleContext['messages']['titles']) =>
  (_route: unknown, { messages }: TitleContext) =>
    messages.titles[name]

/** Names the chain family if only its wallets are listed and the site has other families. */
function titleWallets(
  _route: unknown,
  { messages, state: { modal, networks, families } }: TitleContext,
): string {
  const { namespace } = modal
  const hasOthers = networks.requested.some(({ chainNamespace }) => chainNamespace !== namespace)
  if (!namespace || !hasOthers) return messages.titles.connect
  const { name, shortName = name } = getFamily(families, namespace)
  return format(messages.titles.connectFamily, { family: shortName })
}

/** All views of the router. The most visited ones are in the modal's chunk, the others load on demand. */
export const viewRegistry = {
  Connect: {
    title: titleWallets,
    left: 'help',
    view: readyView(ConnectView),
    skeleton: [56, 56, 56, 56],
  },
  ConnectWallets: {
    title: titleWallets,
    left: 'back',
    view: lazyView(loadConnectViews, views => views.ConnectWalletsView),
    skeleton: [22, 56, 56, 56, 56, 56, 36, 36],
  },
  ConnectSocials: {
    title: titled('connectSocials'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.ConnectSocialsView),
    skeleton: [48, 48, 48, 48, 48, 48, 48],
  },
  ConnectingExternal: {
    title: ({ namespace, connectorId }, { messages, state }) =>
      findConnectorName(state, namespace, connectorId) ?? messages.titles.connect,
    left: 'back',
    view: lazyView(loadConnectViews, views => views.ConnectingExternalView),
    skeleton: [136, 80],
  },
  ConnectingMultiChain: {
    title: titled('selectChain'),
    left: 'back',
    view: lazyView(loadConnectViews, views => views.ConnectingMultiChainView),
    skeleton: [72, 39, 56, 56],
  },
  ConnectingWalletConnect: {
    title: ({ walletId }, { messages, state, options }) =>
      walletId === undefined
        ? 'WalletConnect'
        : (findWallet(state, options, walletId)?.name ?? messages.titles.connect),
    left: 'back',
    view: lazyView(loadPairingViews, views => views.ConnectingWalletConnectView),
    skeleton: ['square', 20, 36, 56],
  },
  ConnectingWalletConnectBasic: {
    title: titled('connect'),
    left: 'help',
    view: lazyView(loadPairingViews, views => views.ConnectingWalletConnectBasicView),
    skeleton: ['square', 20, 36, 56],
  },
  OpenWallet: {
    title: titled('openWallet'),
    left: 'back',
    view: lazyView(loadPairingViews, views => views.OpenWalletView),
    skeleton: [136, 68, 60],
  },
  EmailLogin: {
    title: titled('emailLogin'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.EmailLoginView),
    skeleton: [48],
  },
  EmailVerifyOtp: {
    title: titled('emailVerifyOtp'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.LoginView),
    skeleton: [64, 52, 40, 48, 44],
    level: ({ step }) => (step.type === 'code' && step.askedBy === 'wallet' ? 'page' : 'top'),
  },
  EmailVerifyDevice: {
    title: titled('emailVerifyDevice'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.LoginView),
    skeleton: [464],
    level: 'page',
  },
  ConnectingSocial: {
    title: ({ step }) => (step.type === 'window' ? socialNames[step.way] : ''),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.LoginView),
    skeleton: [136, 80],
    level: 'page',
    staysForOtherData: true,
  },
  ConnectingFarcaster: {
    title: () => socialNames.farcaster,
    left: 'back',
    view: lazyView(loadFarcasterViews, views => views.ConnectingFarcasterView),
    skeleton: ['square', 24, 40, 36],
    level: 'page',
    staysForOtherData: true,
  },
  UpdateEmailWallet: {
    title: titled('updateEmail'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.LoginView),
    skeleton: [84, 60],
    level: 'page',
  },
  UpdateEmailPrimaryOtp: {
    title: titled('updateEmail'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.LoginView),
    skeleton: [64, 52, 40, 44],
  },
  UpdateEmailSecondaryOtp: {
    title: titled('updateEmail'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.LoginView),
    skeleton: [64, 52, 40, 44],
  },
  ApproveTransaction: {
    title: titled('approveTransaction'),
    left: 'none',
    view: lazyView(loadLoginViews, views => views.ApproveTransactionView),
    skeleton: [24, 20, 56, 208, 104, 48],
    hasBanner: false,
    level: 'page',
  },
  WalletSecurity: {
    title: titled('walletSecurity'),
    left: 'back',
    view: lazyView(loadLoginViews, views => views.WalletSecurityView),
    skeleton: [424],
    level: 'page',
  },
  AllWallets: {
    title: titled('allWallets'),
    left: 'back',
    view: lazyView(loadConnectViews, views => views.AllWalletsView),
    prepare: async portico => (await loadConnectViews()).fetchFirstPage(portico),
    skeleton: [48, 432],
  },
  GetWallet: {
    title: titled('getWallet'),
    left: 'back',
    view: lazyView(loadConnectViews, views => views.GetWalletView),
    skeleton: [31, 56, 56, 56, 56, 48],
  },
  Downloads: {
    title: ({ walletId }, { messages, state, options }) => {
      const wallet = findWallet(state, options, walletId)?.name
      return wallet ? format(messages.titles.downloads, { wallet }) : messages.titles.getWallet
    },
    left: 'back',
    view: lazyView(loadConnectViews, views => views.DownloadsView),
    skeleton: [72, 35, 56, 56, 56, 56, 44],
  },
  WalletNotDetected: {
    title: titled('walletNotDetected'),
    left: 'back',
    view: lazyView(loadConnectViews, views => views.WalletNotDetectedView),
    skeleton: [118, 99, 166, 52],
  },
  Doctor: {
    title: titled('doctor'),
    left: 'back',
    view: lazyView(loadDoctorViews, views => views.DoctorView),
    skeleton: [96, 96],
  },
  Account: {
    title: titled('account'),
    left: 'back',
    view: lazyView(loadAccountViews, views => views.AccountView),
    skeleton: [204, 64, 56, 56, 72],
    staysForOtherData: true,
  },
  Nft: {
    title: titled('nft'),
    left: 'back',
    view: lazyView(loadNftViews, views => views.NftView),
    skeleton: ['square', 24, 20, 56],
  },
  ProfileWallets: {
    title: titled('profileWallets'),
    left: 'back',
    view: lazyView(loadAccountViews, views => views.ProfileWalletsView),
    skeleton: [68, 56, 52],
    staysForOtherData: true,
  },
  Receive: {
    title: titled('receive'),
    left: 'back',
    view: lazyView(loadPairingViews, views => views.ReceiveView),
    skeleton: ['square', 40, 20, 35],
  },
  WalletCompatibleNetworks: {
    title: titled('compatibleNetworks'),
    left: 'back',
    view: lazyView(loadPairingViews, views => views.WalletCompatibleNetworksView),
    skeleton: [40, 56, 56, 56],
  },
  Pay: {
    title: titled('pay'),
    left: 'back',
    view: lazyView(loadPayViews, views => views.PayView),
    skeleton: [112, 140, 72],
  },
  OnRampProviders: {
    title: titled('buy'),
    left: 'back',
    view: lazyView(loadOnRampViews, views => views.OnRampProvidersView),
    skeleton: [92, 44, 92, 80, 72],
  },
  OnRampFiatSelect: {
    title: titled('buyCurrency'),
    left: 'back',
    view: lazyView(loadOnRampViews, views => views.OnRampFiatSelectView),
    skeleton: [48, 56, 56],
  },
  OnRampTokenSelect: {
    title: titled('buyToken'),
    left: 'back',
    view: lazyView(loadOnRampViews, views => views.OnRampTokenSelectView),
    skeleton: [48, 56, 56],
  },
  BuyInProgress: {
    title: titled('buy'),
    left: 'back',
    view: lazyView(loadOnRampViews, views => views.BuyInProgressView),
    skeleton: [136, 80, 36, 92],
  },
  WalletSend: {
    title: titled('send'),
    left: 'back',
    view: lazyView(loadSendViews, views => views.WalletSendView),
    skeleton: [100, 68, 72],
  },
  WalletSendSelectToken: {
    title: titled('sendToken'),
    left: 'back',
    view: lazyView(loadSendViews, views => views.WalletSendSelectTokenView),
    skeleton: [48, 56, 56, 56],
  },
  WalletSendPreview: {
    title: titled('sendPreview'),
    left: 'back',
    view: lazyView(loadSendViews, views => views.WalletSendPreviewView),
    skeleton: [104, 160, 72],
  },
  ChooseAccountName: {
    title: titled('chooseName'),
    left: 'back',
    view: lazyView(loadNameViews, views => views.ChooseAccountNameView),
    skeleton: [72, 24, 60, 72],
  },
  RegisterAccountName: {
    title: titled('chooseName'),
    left: 'back',
    view: lazyView(loadNameViews, views => views.RegisterAccountNameView),
    skeleton: [48, 20, 72],
  },
  RegisterAccountNameSuccess: {
    title: titled('nameRegistered'),
    left: 'none',
    view: lazyView(loadNameViews, views => views.RegisterAccountNameSuccessView),
    skeleton: [136, 60, 72],
  },
  Swap: {
    title: titled('swap'),
    left: 'back',
    view: lazyView(loadSwapViews, views => views.SwapView),
    skeleton: [108, 108, 72],
  },
  SwapSelectToken: {
    title: titled('swapToken'),
    left: 'back',
    view: lazyView(loadSwapViews, views => views.SwapSelectTokenView),
    skeleton: [48, 36, 56, 56, 56],
  },
  SwapPreview: {
    title: titled('swapPreview'),
    left: 'back',
    view: lazyView(loadSwapViews, views => views.SwapPreviewView),
    skeleton: [120, 200, 72],
  },
  Networks: {
    title: titled('networks'),
    left: 'back',
    view: lazyView(loadAccountViews, views => views.NetworksView),
    skeleton: [56, 56, 56, 56, 44],
  },
  SwitchNetwork: {
    title: ({ network }, { messages, state }) =>
      state.networks.requested.find(({ caipNetworkId }) => caipNetworkId === network)?.name ??
      messages.titles.networks,
    left: 'back',
    view: lazyView(loadAccountViews, views => views.SwitchNetworkView),
    skeleton: [136, 80],
    hasBanner: false,
  },
  SwitchActiveChain: {
    title: titled('switchActiveChain'),
    left: 'back',
    view: lazyView(loadAccountViews, views => views.SwitchActiveChainView),
    skeleton: [136, 97, 52],
    hasBanner: false,
  },
  SIWXSignMessage: {
    title: titled('signIn'),
    left: 'none',
    view: lazyView(loadSignInViews, views => views.SiwxSignMessageView),
    skeleton: [64, 24, 44, 168],
    hasBanner: false,
  },
  SignIns: {
    title: titled('signIns'),
    left: 'back',
    view: lazyView(loadSignInViews, views => views.SignInsView),
    skeleton: [20, 56, 56, 52],
  },
  SmartSessions: {
    title: titled('smartSessions'),
    left: 'back',
    view: lazyView(loadSignInViews, views => views.SmartSessionsView),
    skeleton: [44, 56, 56],
  },
  UnsupportedChain: {
    title: titled('unsupportedChain'),
    left: 'back',
    view: lazyView(loadAccountViews, views => views.UnsupportedChainView),
    skeleton: [221, 56, 56, 72],
    hasBanner: false,
  },
  WhatIsAWallet: {
    title: titled('whatIsAWallet'),
    left: 'back',
    view: lazyView(loadConnectViews, views => views.WhatIsAWalletView),
    skeleton: [112, 64, 64, 64, 20, 68],
  },
  WhatIsANetwork: {
    title: titled('whatIsANetwork'),
    left: 'back',
    view: lazyView(loadAccountViews, views => views.WhatIsANetworkView),
    skeleton: [112, 64, 64, 64, 20, 68],
  },
  WhatIsABuy: {
    title: titled('whatIsABuy'),
    left: 'back',
    view: lazyView(loadOnRampViews, views => views.WhatIsABuyView),
    skeleton: [64, 64, 64],
  },
} satisfies ViewRegistry

function findConnectorName(state: PorticoState, namespace: ChainNamespace, id: string): string | undefined {
  return state.connectors.find(connector => connector.chain === namespace && connector.id === id)?.name
}
