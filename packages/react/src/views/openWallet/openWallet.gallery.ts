import { openModal, type Portico } from '@portico/core'
import { setDeepLinkChoice } from '@portico/core/internal'
import { mockWallets } from '@portico/testing'
import { connectAccount, type GalleryState } from '../../../test/gallery/index.js'

export const gallery: readonly GalleryState[] = [
  {
    id: 'remote-request',
    title: 'Request waiting in the app',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    setup(portico: Portico) {
      connectAccount(portico)
      setDeepLinkChoice(portico, { href: 'alder-wallet://', name: mockWallets.alder.name })
      openModal(portico, { view: { name: 'OpenWallet', request: { id: 1, topic: 'a1b2' } } })
    },
  },
  {
    id: 'remote-request-link',
    title: 'Request waiting in an app with encrypted links',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    setup(portico: Portico) {
      connectAccount(portico)
      const link = {
        href: 'https://alder.example/ul/v1/signMessage?payload=a1b2',
        name: mockWallets.alder.name,
      }
      openModal(portico, { view: { name: 'OpenWallet', link } })
    },
  },
]
