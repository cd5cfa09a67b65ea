import { openModal, pushView } from '@portico/core'
import { mockWallets } from '@portico/testing'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'connecting-multichain',
    title: 'Several chain families',
    group: 'Connecting',
    installed: 'multichain',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, { name: 'ConnectingMultiChain', walletName: mockWallets.elm.name })
    },
  },
]
