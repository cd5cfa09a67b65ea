import { openModal } from '@portico/core'
import { mockWallets } from '@portico/testing'
import {
  connectAccount,
  connectWallets,
  describeConnection,
  type GalleryConnections,
  type GalleryState,
  galleryAddress,
} from '../../../test/gallery/index.js'

const { alder, birch, cedar, dogwood, elm } = mockWallets
const multiWallet = { features: { multiWallet: true } } as const
const otherAddress = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const evmWallets = [
  describeConnection(alder, [{ address: galleryAddress }]),
  describeConnection(birch, [{ address: otherAddress }]),
] as const

const families: GalleryConnections = {
  eip155: evmWallets,
  solana: [describeConnection(elm, [{ address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv' }])],
  bip122: [
    describeConnection(dogwood, [
      { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', type: 'payment' },
      { address: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', type: 'ordinal' },
    ]),
  ],
  polkadot: [describeConnection(cedar, [{ address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5' }])],
}

export const gallery: readonly GalleryState[] = [
  {
    id: 'profile-wallets',
    title: 'One wallet',
    group: 'Account',
    wallet: 'approves',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-several',
    title: 'Several wallets',
    group: 'Account',
    wallet: 'approves',
    options: multiWallet,
    setup(portico) {
      connectWallets(portico, { eip155: evmWallets })
      portico.storage.set('recentConnections', {
        eip155: [describeConnection(cedar, [{ address: otherAddress }])],
      })
      openModal(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-families',
    title: 'Wallets of several families',
    group: 'Account',
    wallet: 'approves',
    installed: 'families',
    options: multiWallet,
    setup(portico) {
      connectWallets(portico, families)
      openModal(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-accounts',
    title: 'A wallet with several accounts',
    group: 'Account',
    wallet: 'approves',
    installed: 'families',
    setup(portico) {
      connectWallets(portico, families, 'bip122')
      openModal(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-none',
    title: 'No wallet of this family',
    group: 'Account',
    installed: 'families',
    setup(portico) {
      connectWallets(portico, families, 'cosmos')
      openModal(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-empty',
    title: 'No wallet left',
    group: 'Account',
    options: multiWallet,
    setup: portico => openModal(portico, { view: 'ProfileWallets' }),
  },
]
