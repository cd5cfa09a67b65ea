import { openModal, pushView } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'get-wallet',
    title: 'Suggestions',
    group: 'Getting a wallet',
    setup: portico => openModal(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-email',
    title: 'Suggestions beside e-mail',
    group: 'Getting a wallet',
    login: 'waits',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, 'WhatIsAWallet')
      pushView(portico, 'GetWallet')
    },
  },
  {
    id: 'get-wallet-loading',
    title: 'Suggestions loading',
    group: 'Getting a wallet',
    service: 'hangs',
    setup: portico => openModal(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-error',
    title: 'Suggestions refused',
    group: 'Getting a wallet',
    service: 'refuses',
    setup: portico => openModal(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-empty',
    title: 'Nothing to suggest',
    group: 'Getting a wallet',
    service: 'empty',
    setup: portico => openModal(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-empty-phone',
    title: 'Nothing to suggest on a phone',
    group: 'Getting a wallet',
    service: 'empty',
    phone: true,
    setup: portico => openModal(portico, { view: 'GetWallet' }),
  },
]
