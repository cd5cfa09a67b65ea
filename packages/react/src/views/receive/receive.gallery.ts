import { openModal, push } from '@portico/core'
import { connectAccount, type GalleryState } from '@portico/testing/gallery'

export const gallery: readonly GalleryState[] = [
  {
    id: 'receive',
    title: 'Receive',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Account' })
      push(portico, 'Receive')
    },
  },
]
