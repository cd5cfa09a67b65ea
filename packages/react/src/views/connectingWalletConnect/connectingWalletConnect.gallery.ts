import {
  type CustomWallet,
  fetchWalletPage,
  getPairing,
  openModal,
  type Portico,
  pushView,
  selectCatalogue,
  startPairing,
  watchPairing,
} from '@portico/core'
import { mockWallets } from '@portico/testing'
import type { GalleryState } from '../../../test/gallery/index.js'

const store = 'https://wallets.example/get'
const everywhere: CustomWallet = {
  id: 'gallery-everywhere',
  name: 'Larch',
  homepage: store,
  appStore: store,
  playStore: store,
  mobileLink: 'larch-wallet://',
  webappLink: 'https://larch.example',
  desktopLink: 'larch-wallet-desktop://',
}
const online: CustomWallet = { id: 'gallery-web', name: 'Maple', webappLink: 'https://maple.example' }
const desktop: CustomWallet = {
  id: 'gallery-desktop',
  name: 'Nutmeg',
  homepage: store,
  desktopLink: 'nutmeg-wallet://',
}
const extension: CustomWallet = {
  id: 'gallery-extension',
  name: 'Olive',
  homepage: store,
  rdns: 'example.olive',
}
const { name, rdns } = mockWallets.birch
const both: CustomWallet = { ...everywhere, id: 'gallery-both', name, rdns }
const customWallets = { wallets: { custom: [everywhere, online, desktop, extension, both] } }

function connectTo(walletId?: string) {
  return (portico: Portico) => {
    fetchWalletPage(portico)
    openModal(portico, { view: 'Connect' })
    pushView(portico, { name: 'ConnectingWalletConnect', walletId })
  }
}

function tapOn(walletId: string) {
  return (portico: Portico) => {
    fetchWalletPage(portico)
    openModal(portico, { view: 'Connect' })
    let isThere = false
    const look = () => {
      const { pages } = selectCatalogue(portico.store.get())
      if (isThere || getPairing(portico).status !== 'ready' || pages.status !== 'success') return
      isThere = true
      pushView(portico, { name: 'ConnectingWalletConnect', walletId })
    }
    portico.store.subscribe(look)
    watchPairing(portico, { onChange: look })
    startPairing(portico)
  }
}

const app = 'gallery-002'

export const gallery: readonly GalleryState[] = [
  {
    id: 'remote-code',
    title: 'QR code for a wallet',
    group: 'Remote wallets',
    remote: 'waits',
    setup: connectTo(app),
  },
  {
    id: 'remote-code-loading',
    title: 'QR code loading',
    group: 'Remote wallets',
    remote: 'hangs',
    setup: connectTo(app),
  },
  {
    id: 'remote-code-any',
    title: 'QR code for any wallet',
    group: 'Remote wallets',
    remote: 'waits',
    setup: connectTo(),
  },
  {
    id: 'remote-code-phone',
    title: 'QR code on a phone',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    setup: connectTo(),
  },
  {
    id: 'remote-unknown',
    title: 'Unknown wallet',
    group: 'Remote wallets',
    remote: 'waits',
    setup: connectTo('nobody-knows'),
  },
  {
    id: 'remote-unavailable',
    title: 'Remote wallets not set up',
    group: 'Remote wallets',
    setup: connectTo(app),
  },
  {
    id: 'remote-tabs',
    title: 'Several platforms',
    group: 'Remote wallets',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(everywhere.id),
  },
  {
    id: 'remote-browser',
    title: 'Installed, with other platforms',
    group: 'Remote wallets',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(both.id),
  },
  {
    id: 'remote-web',
    title: 'Web app',
    group: 'Remote wallets',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(online.id),
  },
  {
    id: 'remote-desktop',
    title: 'Desktop app',
    group: 'Remote wallets',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(desktop.id),
  },
  {
    id: 'remote-unsupported',
    title: 'Extension not installed',
    group: 'Remote wallets',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(extension.id),
  },
  {
    id: 'remote-declined',
    title: 'Declined',
    group: 'Remote wallets',
    remote: 'declines',
    setup: connectTo(app),
  },
  {
    id: 'remote-expired',
    title: 'No response',
    group: 'Remote wallets',
    remote: 'expires',
    setup: connectTo(app),
  },
  {
    id: 'remote-unsupported-chains',
    title: 'No supported network',
    group: 'Remote wallets',
    remote: 'unsupported',
    setup: connectTo(app),
  },
  { id: 'remote-failed', title: 'No relay', group: 'Remote wallets', remote: 'fails', setup: connectTo(app) },
  {
    id: 'remote-app',
    title: 'App opening',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    setup: tapOn(app),
  },
  {
    id: 'remote-app-loading',
    title: 'App, pairing URI loading',
    group: 'Remote wallets',
    remote: 'hangs',
    phone: true,
    setup: connectTo(app),
  },
  {
    id: 'remote-app-unopened',
    title: 'App did not open',
    group: 'Remote wallets',
    remote: 'waits',
    phone: true,
    hurry: true,
    setup: tapOn(app),
  },
]
