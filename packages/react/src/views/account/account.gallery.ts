import { openModal } from '@portico/core'
import { watchOnly } from '@portico/core/watch-only'
import {
  connectAccount,
  type GalleryState,
  galleryAddress,
  moveToUnknownNetwork,
} from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'account',
    title: 'Connected',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-email',
    title: 'Logged in by e-mail',
    group: 'E-mail',
    wallet: 'approves',
    data: 'answers',
    login: 'waits',
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', wallet, user: { email: 'ada.lovelace@example.com' } })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-known-tokens',
    title: 'With tokens that people know',
    group: 'E-mail',
    wallet: 'approves',
    data: 'known',
    login: 'waits',
    options: { networkImages: {} },
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', wallet, user: { email: 'ada.lovelace@example.com' } })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-email-empty',
    title: 'Just logged in by e-mail',
    group: 'E-mail',
    wallet: 'poor',
    login: 'waits',
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', wallet, user: { email: 'ada.lovelace@example.com' } })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-reminder',
    title: 'Recovery by e-mail only',
    group: 'E-mail',
    wallet: 'approves',
    data: 'answers',
    login: 'reminds',
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', wallet, user: { email: 'ada.lovelace@example.com' } })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-reminder-no-mailbox',
    title: 'Without a recovery method',
    group: 'E-mail',
    wallet: 'approves',
    login: 'reminds',
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, {
        connectorId: 'ID_AUTH',
        wallet,
        user: { username: 'Ada', provider: 'google' },
      })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-opening',
    title: 'Not known yet what is in it',
    group: 'Account',
    wallet: 'approves',
    data: 'hangs',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-loading',
    title: 'Balance loading',
    group: 'Account',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-error',
    title: 'Balance unavailable',
    group: 'Account',
    wallet: 'fails',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-named',
    title: 'With a name',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico, { profileName: 'a-rather-long-name-for-anybody.eth' })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-wrong-network',
    title: 'On a network that is allowed but unknown',
    group: 'Account',
    wallet: 'approves',
    options: { allowUnsupportedNetwork: true },
    setup(portico) {
      connectAccount(portico)
      moveToUnknownNetwork(portico)
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-lost',
    title: 'On a network that the site does not have',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      moveToUnknownNetwork(portico)
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-lost-named',
    title: 'On a well-known network that the site does not have',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      moveToUnknownNetwork(portico, 'eip155:43114')
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-watching',
    title: 'Watch-only',
    group: 'Account',
    wallet: 'approves',
    data: 'answers',
    options: { sources: [watchOnly({ accounts: [`eip155:1:${galleryAddress}`] })] },
    setup(portico) {
      connectAccount(portico, { connectorId: 'watchOnly', wallet: { name: 'Watch only', type: 'EXTERNAL' } })
      openModal(portico, { view: 'Account' })
    },
  },
  {
    id: 'account-empty',
    title: 'Empty wallet',
    group: 'Account',
    wallet: 'poor',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
    },
  },
]
