import { open } from '@portico/core'
import type { GalleryState } from '@portico/testing/gallery'

export const gallery: readonly GalleryState[] = [
  {
    id: 'get-wallet',
    title: 'Suggestions',
    group: 'Getting a wallet',
    setup: portico => open(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-loading',
    title: 'Suggestions loading',
    group: 'Getting a wallet',
    service: 'hangs',
    setup: portico => open(portico, { view: 'GetWallet' }),
  },
  {
    id: 'get-wallet-error',
    title: 'Suggestions refused',
    group: 'Getting a wallet',
    service: 'refuses',
    setup: portico => open(portico, { view: 'GetWallet' }),
  },
]
