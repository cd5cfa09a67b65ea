import { type GalleryState, openFromEmailAccount } from '@portico/testing/gallery'

const route = { name: 'UpdateEmailPrimaryOtp', connectorId: 'ID_AUTH', newEmail: 'ada@work.example' } as const

const states = [
  { id: 'update-email-present-code', title: 'The code from the present mailbox', login: 'waits' },
  { id: 'update-email-present-code-wrong', title: 'One that is wrong (present)', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup: portico => openFromEmailAccount(portico, route),
}))
