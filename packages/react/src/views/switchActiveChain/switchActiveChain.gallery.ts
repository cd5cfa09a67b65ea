import { openModal } from '@portico/core'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'switch-active-chain',
    title: 'Another chain family',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, {
        view: {
          name: 'SwitchActiveChain',
          switchToChain: 'solana',
          navigateTo: 'Connect',
          navigateWithReplace: true,
          network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        },
      })
    },
  },
]
