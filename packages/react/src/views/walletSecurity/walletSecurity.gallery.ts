import { openModal } from '@portico/core'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'wallet-security',
    title: 'The settings of an embedded wallet',
    group: 'E-mail',
    login: 'asks',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: { name: 'WalletSecurity', connectorId: 'ID_AUTH' } })
    },
  },
]
