import { openModal } from '@portico/core'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'approve-transaction',
    title: 'Vault',
    group: 'E-mail',
    login: 'asks',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: { name: 'ApproveTransaction', connectorId: 'ID_AUTH' } })
    },
  },
  {
    id: 'approve-transaction-loading',
    title: 'Before it is there',
    group: 'E-mail',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: { name: 'ApproveTransaction', connectorId: 'ID_AUTH' } })
    },
  },
]
