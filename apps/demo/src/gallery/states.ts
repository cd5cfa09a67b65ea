import { fetchWalletPage, open, push, searchWallets, showAlert, showToast } from '@portico/core'
import { originNotAllowed } from '@portico/protocol'
import { mockWallets } from '@portico/testing'
import type { GalleryState } from './GalleryState.ts'
import { pairingStates } from './pairingStates.ts'
import { connectAccount, moveToUnknownNetwork, rememberWallet } from './setups.ts'

const connecting = {
  name: 'ConnectingExternal',
  namespace: 'eip155',
  connectorId: mockWallets.alder.rdns,
} as const
const switching = { name: 'SwitchNetwork', network: 'eip155:8453' } as const
const multiWallet = { features: { multiWallet: true } } as const
const legal = {
  termsConditionsUrl: 'https://site.example/terms',
  privacyPolicyUrl: 'https://site.example/privacy',
} as const

/** Every view in every state. A new state is one entry here: the page, the pictures and the checks follow. */
export const states: readonly GalleryState[] = [
  {
    id: 'connect',
    title: 'Wallets installed',
    group: 'Connect',
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-recent',
    title: 'Returning visitor',
    group: 'Connect',
    setup(portico) {
      rememberWallet(portico)
      open(portico, { view: 'Connect' })
    },
  },
  {
    id: 'connect-none-installed',
    title: 'Nothing installed',
    group: 'Connect',
    installed: 'none',
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-loading',
    title: 'Catalogue loading',
    group: 'Connect',
    installed: 'none',
    service: 'hangs',
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-empty',
    title: 'No wallets at all',
    group: 'Connect',
    installed: 'none',
    service: 'empty',
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-error',
    title: 'Catalogue refused',
    group: 'Connect',
    installed: 'none',
    service: 'refuses',
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-terms',
    title: 'Terms and privacy',
    group: 'Connect',
    options: legal,
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-legal-checkbox',
    title: 'Terms to be accepted',
    group: 'Connect',
    options: { ...legal, features: { legalCheckbox: true } },
    setup: portico => open(portico, { view: 'Connect' }),
  },
  {
    id: 'connect-wallets',
    title: 'Wallets on their own',
    group: 'Connect',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, 'ConnectWallets')
    },
  },
  {
    id: 'connecting-waiting',
    title: 'Waiting for the wallet',
    group: 'Connecting',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, connecting)
    },
  },
  {
    id: 'connecting-slow',
    title: 'Still waiting',
    group: 'Connecting',
    hurry: true,
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, connecting)
    },
  },
  {
    id: 'connecting-rejected',
    title: 'Declined',
    group: 'Connecting',
    wallet: 'rejects',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, connecting)
    },
  },
  {
    id: 'connecting-pending',
    title: 'Request already open',
    group: 'Connecting',
    wallet: 'pending',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, connecting)
    },
  },
  {
    id: 'connecting-error',
    title: 'Wallet failed',
    group: 'Connecting',
    wallet: 'fails',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, connecting)
    },
  },
  {
    id: 'connecting-multichain',
    title: 'Several chain families',
    group: 'Connecting',
    installed: 'multichain',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, { name: 'ConnectingMultiChain', walletName: mockWallets.elm.name })
    },
  },
  {
    id: 'all-wallets',
    title: 'Five hundred wallets',
    group: 'All wallets',
    setup: portico => open(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-loading',
    title: 'Loading',
    group: 'All wallets',
    service: 'hangs',
    setup: portico => open(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-empty',
    title: 'Empty',
    group: 'All wallets',
    service: 'empty',
    installed: 'none',
    setup: portico => open(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-error',
    title: 'Refused',
    group: 'All wallets',
    service: 'refuses',
    setup: portico => open(portico, { view: 'AllWallets' }),
  },
  {
    id: 'get-wallet',
    title: 'Suggestions',
    group: 'Getting a wallet',
    setup: portico => open(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-loading',
    title: 'Suggestions loading',
    group: 'Getting a wallet',
    service: 'hangs',
    setup: portico => open(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-error',
    title: 'Suggestions refused',
    group: 'Getting a wallet',
    service: 'refuses',
    setup: portico => open(portico, { view: 'GetWallet' }),
  },
  {
    id: 'downloads',
    title: 'Where to get it',
    group: 'Getting a wallet',
    setup(portico) {
      fetchWalletPage(portico)
      open(portico, { view: { name: 'Downloads', walletId: 'gallery-000' } })
    },
  },
  {
    id: 'downloads-none',
    title: 'Nowhere to get it',
    group: 'Getting a wallet',
    options: { customWallets: [{ id: 'gallery-nowhere', name: 'Nowhere Wallet' }] },
    setup: portico => open(portico, { view: { name: 'Downloads', walletId: 'gallery-nowhere' } }),
  },
  {
    id: 'not-detected',
    title: 'Some were found',
    group: 'Getting a wallet',
    setup: portico => open(portico, { view: 'WalletNotDetected' }),
  },
  {
    id: 'not-detected-none',
    title: 'None was found',
    group: 'Getting a wallet',
    installed: 'none',
    setup: portico => open(portico, { view: 'WalletNotDetected' }),
  },
  {
    id: 'account',
    title: 'Connected',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-loading',
    title: 'Balance loading',
    group: 'Account',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-error',
    title: 'Balance unavailable',
    group: 'Account',
    wallet: 'fails',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-named',
    title: 'With a name',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico, { profileName: 'a-rather-long-name-for-anybody.eth' })
      open(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-nfts',
    title: 'NFTs, empty',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: { name: 'Account', tab: 'nfts' } })
    },
  },
  {
    id: 'account-activity',
    title: 'Activity, empty',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: { name: 'Account', tab: 'activity' } })
    },
  },
  {
    id: 'account-wrong-network',
    title: 'On a network that is allowed but unknown',
    group: 'Account',
    wallet: 'approves',
    options: { allowUnsupportedChain: true },
    setup(portico) {
      connectAccount(portico)
      moveToUnknownNetwork(portico)
      open(portico, { view: 'Account' })
    },
  },
  {
    id: 'profile-wallets',
    title: 'Several wallets',
    group: 'Account',
    wallet: 'approves',
    options: multiWallet,
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-empty',
    title: 'No wallet left',
    group: 'Account',
    options: multiWallet,
    setup: portico => open(portico, { view: 'ProfileWallets' }),
  },
  {
    id: 'networks',
    title: 'Connected',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Networks' })
    },
  },
  {
    id: 'networks-disconnected',
    title: 'Before connecting',
    group: 'Networks',
    setup: portico => open(portico, { view: 'Networks' }),
  },
  {
    id: 'switch-network',
    title: 'Waiting for the wallet',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Networks' })
      push(portico, switching)
    },
  },
  {
    id: 'switch-network-rejected',
    title: 'Declined',
    group: 'Networks',
    wallet: 'rejects',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Networks' })
      push(portico, switching)
    },
  },
  {
    id: 'switch-network-error',
    title: 'Wallet failed',
    group: 'Networks',
    wallet: 'fails',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Networks' })
      push(portico, switching)
    },
  },
  {
    id: 'switch-active-chain',
    title: 'Another chain family',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      open(portico, {
        view: {
          name: 'SwitchActiveChain',
          switchToChain: 'solana',
          navigateTo: 'Connect',
          navigateWithReplace: true,
          network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        },
      })
    },
  },
  {
    id: 'unsupported-chain',
    title: 'Unknown network',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      moveToUnknownNetwork(portico)
      open(portico, { view: 'UnsupportedChain' })
    },
  },
  {
    id: 'what-is-a-wallet',
    title: 'What is a wallet?',
    group: 'Help',
    setup: portico => open(portico, { view: 'WhatIsAWallet' }),
  },
  {
    id: 'what-is-a-network',
    title: 'What is a network?',
    group: 'Help',
    setup: portico => open(portico, { view: 'WhatIsANetwork' }),
  },
  {
    id: 'toasts',
    title: 'Toasts',
    group: 'Messages',
    setup(portico) {
      open(portico, { view: 'Connect' })
      showToast(portico, { type: 'success', message: 'Address copied' })
      showToast(portico, { type: 'error', message: 'The wallet reported an error' })
      showToast(portico, { type: 'loading', message: 'Waiting for the network' })
    },
  },
  {
    id: 'toasts-other',
    title: 'More toasts',
    group: 'Messages',
    setup(portico) {
      open(portico, { view: 'Connect' })
      showToast(portico, { type: 'info', message: 'Only certified wallets are shown' })
      showToast(portico, {
        type: 'warning',
        message: 'A rather long warning that has to wrap over two lines',
      })
    },
  },
  {
    id: 'alert',
    title: 'Developer alert',
    group: 'Messages',
    setup(portico) {
      open(portico, { view: 'Connect' })
      showAlert(portico, originNotAllowed, { context: { origin: 'https://site.example' } })
    },
  },
  {
    id: 'all-wallets-search',
    title: 'Search results',
    group: 'All wallets',
    setup(portico) {
      open(portico, { view: 'AllWallets' })
      searchWallets(portico, { query: 'gate' })
    },
  },
  {
    id: 'all-wallets-search-empty',
    title: 'Nothing found',
    group: 'All wallets',
    setup(portico) {
      open(portico, { view: 'AllWallets' })
      searchWallets(portico, { query: 'no such wallet' })
    },
  },
  {
    id: 'all-wallets-certified',
    title: 'Certified only',
    group: 'All wallets',
    setup(portico) {
      searchWallets(portico, { query: '', certifiedOnly: true })
      open(portico, { view: 'AllWallets' })
    },
  },
  ...pairingStates,
]
