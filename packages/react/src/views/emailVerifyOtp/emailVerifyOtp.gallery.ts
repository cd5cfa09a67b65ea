import { open, push } from '@portico/core'
import { connectAccount, type GalleryState } from '@portico/testing/gallery'

const route = { name: 'EmailVerifyOtp', email: 'ada.lovelace@example.com' } as const

const states = [
  { id: 'email-code', title: 'The code from the mail', login: 'waits' },
  { id: 'email-code-cooldown', title: 'Another code later', login: 'cools' },
  { id: 'email-code-wrong', title: 'A code that is wrong', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = [
  ...states.map(
    (state): GalleryState => ({
      ...state,
      group: 'E-mail',
      setup(portico) {
        open(portico, { view: 'Connect' })
        push(portico, route)
      },
    }),
  ),
  {
    id: 'email-code-right',
    title: 'A code that is right',
    group: 'E-mail',
    login: 'waits',
    setup(portico) {
      open(portico, { view: 'Connect' })
      push(portico, route)
      connectAccount(portico, { connectorId: 'ID_AUTH' })
    },
  },
]
