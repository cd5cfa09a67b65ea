import { open, push } from '@portico/core'
import type { GalleryState } from '@portico/testing/gallery'

const route = { name: 'EmailVerifyDevice', email: 'ada.lovelace@example.com' } as const

const states = [
  { id: 'email-device', title: 'Waiting for the approval', login: 'waits' },
  { id: 'email-device-failed', title: 'Nobody approved', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup(portico) {
    open(portico, { view: 'Connect' })
    push(portico, route)
  },
}))
