import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'what-is-a-wallet',
    title: 'What is a wallet?',
    group: 'Help',
    setup: portico => openModal(portico, { view: 'WhatIsAWallet' }),
  },
]
