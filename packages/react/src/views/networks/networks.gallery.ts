import { open } from '@portico/core'
import { connectAccount, type GalleryState } from '@portico/testing/gallery'

export const gallery: readonly GalleryState[] = [
  {
    id: 'networks',
    title: 'Connected',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Networks' })
    },
  },
  {
    id: 'networks-families',
    title: 'Of five chain families',
    group: 'Networks',
    installed: 'families',
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'Networks' })
    },
  },
  {
    id: 'networks-disconnected',
    title: 'Before connecting',
    group: 'Networks',
    setup: portico => open(portico, { view: 'Networks' }),
  },
]
