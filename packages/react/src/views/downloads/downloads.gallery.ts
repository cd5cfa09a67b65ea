import { fetchWalletPage, openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'downloads',
    title: 'Where to get it',
    group: 'Getting a wallet',
    setup(portico) {
      fetchWalletPage(portico)
      openModal(portico, { view: { name: 'Downloads', walletId: 'gallery-000' } })
    },
  },
  {
    id: 'downloads-none',
    title: 'No download links',
    group: 'Getting a wallet',
    options: { wallets: { custom: [{ id: 'gallery-nowhere', name: 'Nowhere Wallet' }] } },
    setup: portico => openModal(portico, { view: { name: 'Downloads', walletId: 'gallery-nowhere' } }),
  },
]
