import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'what-is-a-network',
    title: 'What is a network?',
    group: 'Help',
    setup: portico => openModal(portico, { view: 'WhatIsANetwork' }),
  },
]
