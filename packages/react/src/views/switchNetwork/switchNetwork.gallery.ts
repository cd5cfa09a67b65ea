import { openModal, pushView } from '@portico/core'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

const switching = { name: 'SwitchNetwork', network: 'eip155:8453' } as const

export const gallery: readonly GalleryState[] = [
  {
    id: 'switch-network',
    title: 'Waiting for the wallet',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Networks' })
      pushView(portico, switching)
    },
  },
  {
    id: 'switch-network-rejected',
    title: 'Declined',
    group: 'Networks',
    wallet: 'rejects',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Networks' })
      pushView(portico, switching)
    },
  },
  {
    id: 'switch-network-error',
    title: 'Wallet failed',
    group: 'Networks',
    wallet: 'fails',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Networks' })
      pushView(portico, switching)
    },
  },
]
