import { open, push } from '@portico/core'
import { connectAccount, type GalleryState } from '@portico/testing/gallery'

const states = [
  { id: 'update-email', title: 'Another address', login: 'waits' },
  { id: 'update-email-asking', title: 'The wallet asks', login: 'asks' },
  { id: 'update-email-refused', title: 'An address that is refused', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup(portico) {
    connectAccount(portico, { connectorId: 'ID_AUTH', user: { email: 'ada.lovelace@example.com' } })
    open(portico, { view: 'Account' })
    push(portico, { name: 'UpdateEmailWallet', connectorId: 'ID_AUTH' })
  },
}))
