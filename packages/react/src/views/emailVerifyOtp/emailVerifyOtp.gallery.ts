import { open, push } from '@portico/core'
import type { GalleryState } from '@portico/testing/gallery'

const route = { name: 'EmailVerifyOtp', email: 'ada.lovelace@example.com' } as const

const states = [
  { id: 'email-code', title: 'The code from the mail', login: 'waits' },
  { id: 'email-code-cooldown', title: 'Another code later', login: 'cools' },
  { id: 'email-code-wrong', title: 'A code that is wrong', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup(portico) {
    open(portico, { view: 'Connect' })
    push(portico, route)
  },
}))
