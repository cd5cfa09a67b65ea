import { openModal, pushView } from '@portico/core'
import { mockWallets } from '@portico/testing'
import type { GalleryState } from '../../../test/gallery/index.js'

const connecting = {
  name: 'ConnectingExternal',
  namespace: 'eip155',
  connectorId: mockWallets.alder.rdns,
} as const

export const gallery: readonly GalleryState[] = [
  {
    id: 'connecting-waiting',
    title: 'Waiting for the wallet',
    group: 'Connecting',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, connecting)
    },
  },
  {
    id: 'connecting-slow',
    title: 'Still waiting',
    group: 'Connecting',
    hurry: true,
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, connecting)
    },
  },
  {
    id: 'connecting-rejected',
    title: 'Declined',
    group: 'Connecting',
    wallet: 'rejects',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, connecting)
    },
  },
  {
    id: 'connecting-pending',
    title: 'Request already open',
    group: 'Connecting',
    wallet: 'pending',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, connecting)
    },
  },
  {
    id: 'connecting-error',
    title: 'Wallet failed',
    group: 'Connecting',
    wallet: 'fails',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, connecting)
    },
  },
]
