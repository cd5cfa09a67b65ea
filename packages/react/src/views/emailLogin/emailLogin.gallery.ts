import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

const terms = { dialog: { termsUrl: 'https://example.com/terms' }, features: { legalCheckbox: true } }

const states = [
  { id: 'email-login', title: 'An e-mail address and nothing else', login: 'waits' },
  { id: 'email-login-legal', title: 'With terms to accept', login: 'waits', options: terms },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'E-mail',
  setup: portico => openModal(portico, { view: 'EmailLogin' }),
}))
