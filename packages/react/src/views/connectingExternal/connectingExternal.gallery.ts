import { openModal, pushView } from '@portico/core'
import type { WalletSource } from '@portico/core/adapter'
import { PorticoError, walletTimeout } from '@portico/protocol'
import { mockWallets } from '@portico/testing'
import type { GalleryState } from '../../../test/gallery/index.js'

const missingApp: WalletSource = {
  id: 'larch',
  type: 'EXTERNAL',
  name: 'Larch',
  sessions: 'one',
  namespaces: ['eip155'],
  restore: async () => [],
  connect: () => Promise.reject(new PorticoError(walletTimeout)),
  getProvider: () => undefined,
  setNetwork() {},
  disconnect: async () => {},
}

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
  {
    id: 'connecting-no-app',
    title: 'No app on this phone',
    group: 'Connecting',
    phone: true,
    options: {
      wallets: { custom: [{ id: 'larch', name: 'Larch', appStore: 'https://wallets.example/get' }] },
      sources: [{ create: () => missingApp }],
    },
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, { name: 'ConnectingExternal', namespace: 'eip155', connectorId: missingApp.id })
    },
  },
]
