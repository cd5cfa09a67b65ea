import { openModal, pushView } from '@portico/core'
import type { GalleryState } from '@portico/sandbox/gallery'
import { mockWallets } from '@portico/testing'

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
