import { openModal } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

const terms = { dialog: { termsUrl: 'https://example.com/terms' }, features: { legalCheckbox: true } }

const states = [
  { id: 'all-socials', title: 'All social providers' },
  { id: 'all-socials-legal', title: 'The same, with terms to accept', options: terms },
] as const

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'Social',
  login: 'waits',
  socials: true,
  service: 'hangs',
  setup(portico) {
    openModal(portico, { view: 'ConnectSocials' })
  },
}))
