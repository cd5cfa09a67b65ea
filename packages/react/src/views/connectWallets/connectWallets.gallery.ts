import { openModal, pushView } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'connect-wallets',
    title: 'Wallets on their own',
    group: 'Connect',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, 'ConnectWallets')
    },
  },
]
