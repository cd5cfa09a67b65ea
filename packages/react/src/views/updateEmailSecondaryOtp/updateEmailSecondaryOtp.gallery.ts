import { open, push } from '@portico/core'
import { connectAccount, type GalleryState } from '@portico/testing/gallery'

const route = {
  name: 'UpdateEmailSecondaryOtp',
  connectorId: 'ID_AUTH',
  newEmail: 'ada@work.example',
} as const

const states = [
  { id: 'update-email-new-code', title: 'The code from the new mailbox', login: 'waits' },
  { id: 'update-email-new-code-wrong', title: 'One that is wrong (new)', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup(portico) {
    connectAccount(portico, { connectorId: 'ID_AUTH', user: { email: 'ada.lovelace@example.com' } })
    open(portico, { view: 'Account' })
    push(portico, route)
  },
}))
