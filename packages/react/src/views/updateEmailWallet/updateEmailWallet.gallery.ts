import { type GalleryState, openFromEmailAccount } from '@portico/testing/gallery'

const route = { name: 'UpdateEmailWallet', connectorId: 'ID_AUTH' } as const

const states = [
  { id: 'update-email', title: 'Another address', login: 'waits' },
  { id: 'update-email-asking', title: 'The wallet asks', login: 'asks' },
  { id: 'update-email-refused', title: 'An address that is refused', login: 'refuses' },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup: portico => openFromEmailAccount(portico, route),
}))
