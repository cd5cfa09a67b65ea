import { openModal, pushView } from '@portico/core'
import type { GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'doctor-looking',
    title: 'Checks running',
    group: 'What is wrong',
    service: 'hangs',
    stores: true,
    setup: portico => openModal(portico, { view: 'Doctor' }),
  },
  {
    id: 'doctor-nothing',
    title: 'No problems found',
    group: 'What is wrong',
    stores: true,
    setup: portico => openModal(portico, { view: 'Doctor' }),
  },
  {
    id: 'doctor-storage',
    title: 'One problem',
    group: 'What is wrong',
    setup: portico => openModal(portico, { view: 'Doctor' }),
  },
  {
    id: 'doctor-several',
    title: 'Several problems',
    group: 'What is wrong',
    service: 'refuses',
    setup(portico) {
      openModal(portico, { view: 'Connect' })
      pushView(portico, { name: 'Doctor', connectorId: 'com.birch', namespace: 'eip155' })
    },
  },
]
