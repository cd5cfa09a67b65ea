import { openModal, searchWallets } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'all-wallets',
    title: 'Five hundred wallets',
    group: 'All wallets',
    setup: portico => openModal(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-loading',
    title: 'Loading',
    group: 'All wallets',
    service: 'hangs',
    setup: portico => openModal(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-empty',
    title: 'Empty',
    group: 'All wallets',
    service: 'empty',
    installed: 'none',
    setup: portico => openModal(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-error',
    title: 'Refused',
    group: 'All wallets',
    service: 'refuses',
    setup: portico => openModal(portico, { view: 'AllWallets' }),
  },
  {
    id: 'all-wallets-search',
    title: 'Search results',
    group: 'All wallets',
    setup(portico) {
      openModal(portico, { view: 'AllWallets' })
      searchWallets(portico, { query: 'gate' })
    },
  },
  {
    id: 'all-wallets-search-empty',
    title: 'Nothing found',
    group: 'All wallets',
    setup(portico) {
      openModal(portico, { view: 'AllWallets' })
      searchWallets(portico, { query: 'no such wallet' })
    },
  },
  {
    id: 'all-wallets-certified',
    title: 'Certified only',
    group: 'All wallets',
    setup(portico) {
      searchWallets(portico, { query: '', certifiedOnly: true })
      openModal(portico, { view: 'AllWallets' })
    },
  },
  {
    id: 'remote-all-wallets-phone',
    title: 'All wallets on a phone',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    setup: portico => openModal(portico, { view: 'AllWallets' }),
  },
]
