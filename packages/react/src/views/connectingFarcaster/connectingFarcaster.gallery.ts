import { openModal, pushView } from '@portico/core'
import type { ScanStep } from '@portico/core/adapter'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

const url = 'https://farcaster.example/~/siwf?channelToken=6b3c5d1e-8f0a-4c47-9d64-5b1f0d9b7a11'

const show = (step: Omit<ScanStep, 'type' | 'way'>): Pick<GalleryState, 'setup'> => ({
  setup(portico) {
    openModal(portico, { view: 'Connect' })
    const place = { connectorId: 'ID_AUTH', step: { type: 'scan', way: 'farcaster', ...step } } as const
    pushView(portico, { name: 'ConnectingFarcaster', ...place })
  },
})

const code = { url, turn: 1 }

const states: readonly Omit<GalleryState, 'group'>[] = [
  { id: 'farcaster', title: 'QR code for Farcaster', login: 'waits', ...show(code) },
  { id: 'farcaster-making', title: 'QR code loading', login: 'waits', ...show({}) },
  { id: 'farcaster-phone', title: 'Link for Farcaster', login: 'waits', phone: true, ...show(code) },
  { id: 'farcaster-back', title: 'Approved in the app', login: 'waits', ...show({ ...code, isBack: true }) },
  {
    id: 'farcaster-asks',
    title: 'Approved, vault prompts',
    login: 'asks',
    ...show({ ...code, isBack: true }),
  },
  { id: 'farcaster-failed', title: 'Login failed (Farcaster)', login: 'refuses', ...show(code) },
  {
    id: 'farcaster-first',
    title: 'Wallet created (Farcaster)',
    login: 'waits',
    setup(portico) {
      show(code).setup(portico)
      const user = { username: '@ada', provider: 'farcaster', isNew: true } as const
      connectAccount(portico, { connectorId: 'ID_AUTH', user })
    },
  },
]

export const gallery: readonly GalleryState[] = states.map(state => ({
  ...state,
  group: 'Social',
  socials: true,
}))
