import { openModal } from '@portico/core'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'networks',
    title: 'Connected',
    group: 'Networks',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Networks' })
    },
  },
  ...(['approves', 'rejects', 'fails'] as const).map(
    (wallet): GalleryState => ({
      id: { approves: 'networks-approves', rejects: 'networks-rejected', fails: 'networks-failed' }[wallet],
      title: {
        approves: 'In a wallet that says yes',
        rejects: 'In a wallet that says no',
        fails: 'In a wallet that fails',
      }[wallet],
      group: 'Networks',
      wallet,
      setup(portico) {
        connectAccount(portico)
        openModal(portico, { view: 'Networks' })
      },
    }),
  ),
  {
    id: 'networks-families',
    title: 'Of five chain families',
    group: 'Networks',
    installed: 'families',
    setup(portico) {
      connectAccount(portico)
      openModal(portico, { view: 'Networks' })
    },
  },
  {
    id: 'networks-disconnected',
    title: 'Before connecting',
    group: 'Networks',
    setup: portico => openModal(portico, { view: 'Networks' }),
  },
]
