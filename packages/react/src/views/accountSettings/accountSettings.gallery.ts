import { openModal, type Portico, pushView } from '@portico/core'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

function openSettings(portico: Portico): void {
  openModal(portico, { view: 'Account' })
  pushView(portico, 'AccountSettings')
}

const describeBoth = (type: 'eoa' | 'smartAccount') =>
  ({
    connectorId: 'ID_AUTH',
    sessionId: 'ada',
    wallet: { name: 'Email Wallet', type: 'AUTH', accountTypes: ['smartAccount', 'eoa'] },
    user: { email: 'ada.lovelace@example.com' },
    accounts: [{ address: galleryAddress, type }],
  }) as const

export const gallery: readonly GalleryState[] = [
  {
    id: 'settings-email',
    title: 'Settings of an e-mail wallet',
    group: 'E-mail',
    wallet: 'approves',
    login: 'waits',
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', wallet, user: { email: 'ada.lovelace@example.com' } })
      openSettings(portico)
    },
  },
  {
    id: 'settings-smart',
    title: 'With a smart account in use',
    group: 'E-mail',
    wallet: 'approves',
    login: 'waits',
    setup(portico) {
      connectAccount(portico, describeBoth('smartAccount'))
      openSettings(portico)
    },
  },
  {
    id: 'settings-smart-off',
    title: 'With a smart account that cannot be used now',
    group: 'E-mail',
    wallet: 'approves',
    login: 'refuses',
    setup(portico) {
      connectAccount(portico, describeBoth('eoa'))
      openSettings(portico)
    },
  },
  {
    id: 'settings-no-mailbox',
    title: 'Without an e-mail address',
    group: 'E-mail',
    wallet: 'approves',
    login: 'waits',
    setup(portico) {
      const wallet = { name: 'Email Wallet', type: 'AUTH' } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', wallet, user: {} })
      openSettings(portico)
    },
  },
]
