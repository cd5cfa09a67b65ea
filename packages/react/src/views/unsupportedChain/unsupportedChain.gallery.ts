import { openModal } from '@portico/core'
import { connectAccount, type GalleryState, moveToUnknownNetwork } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'unsupported-chain',
    title: 'Unknown network',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      moveToUnknownNetwork(portico)
      openModal(portico, { view: 'UnsupportedChain' })
    },
  },
]
