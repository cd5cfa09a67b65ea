import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'not-detected',
    title: 'Some were found',
    group: 'Getting a wallet',
    setup: portico => openModal(portico, { view: 'WalletNotDetected' }),
  },
  {
    id: 'not-detected-none',
    title: 'None was found',
    group: 'Getting a wallet',
    installed: 'none',
    remote: 'waits',
    login: 'waits',
    setup: portico => openModal(portico, { view: 'WalletNotDetected' }),
  },
  {
    id: 'not-detected-phone',
    title: 'None was found on a phone',
    group: 'Getting a wallet',
    installed: 'none',
    phone: true,
    setup: portico => openModal(portico, { view: 'WalletNotDetected' }),
  },
]
