import { open } from '@portico/core'
import { connectAccount, type GalleryState } from '@portico/testing/gallery'

const multiWallet = { features: { multiWallet: true } } as const

export const gallery: readonly GalleryState[] = [
  {
    id: 'profile-wallets',
    title: 'Several wallets',
    group: 'Account',
    wallet: 'approves',
    options: multiWallet,
    setup(portico) {
      connectAccount(portico)
      open(portico, { view: 'ProfileWallets' })
    },
  },
  {
    id: 'profile-wallets-empty',
    title: 'No wallet left',
    group: 'Account',
    options: multiWallet,
    setup: portico => open(portico, { view: 'ProfileWallets' }),
  },
]
