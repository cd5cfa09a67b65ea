import { openModal, showToast } from '@portico/core'
import { showAlert } from '@portico/core/internal'
import { originNotAllowed } from '@portico/protocol'
import type { GalleryState } from '../../../../packages/react/test/gallery/index.ts'

/** States of toasts and alerts, which are shown over any view. */
export const messageStates: readonly GalleryState[] = [
  {
    id: 'toasts',
    title: 'Toasts',
    group: 'Messages',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      showToast(portico, { type: 'success', message: 'Address copied' })
      showToast(portico, { type: 'error', message: 'The wallet reported an error' })
      showToast(portico, { type: 'loading', message: 'Waiting for the network' })
    },
  },
  {
    id: 'toasts-other',
    title: 'More toasts',
    group: 'Messages',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      showToast(portico, { type: 'info', message: 'Only certified wallets are shown' })
      showToast(portico, {
        type: 'warning',
        message: 'A rather long warning that has to wrap over two lines',
      })
    },
  },
  {
    id: 'alert',
    title: 'Developer alert',
    group: 'Messages',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      showAlert(portico, originNotAllowed, { context: { origin: 'https://site.example' } })
    },
  },
]
