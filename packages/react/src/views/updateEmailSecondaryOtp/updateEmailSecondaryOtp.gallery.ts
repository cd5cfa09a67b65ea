import { type GalleryState, openFromEmailAccount } from '@portico/testing/gallery'

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
  setup: portico => openFromEmailAccount(portico, route),
}))
