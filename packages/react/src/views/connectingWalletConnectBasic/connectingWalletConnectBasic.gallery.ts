import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'remote-basic',
    title: 'QR code and all wallets',
    group: 'Remote wallets',
    remote: 'waits',
    setup: portico => openModal(portico, { view: 'ConnectingWalletConnectBasic' }),
  },
  {
    id: 'remote-basic-phone',
    title: 'Remote wallets on a phone',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    installed: 'none',
    setup: portico => openModal(portico, { view: 'ConnectingWalletConnectBasic' }),
  },
]
