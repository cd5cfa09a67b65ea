import { fetchWalletPage, open, pair, push, setDeepLinkChoice, watch } from '@portico/core'
import { mockWallets } from '@portico/testing'
import type { CustomWallet, Portico } from 'portico'
import type { GalleryState } from './GalleryState.ts'
import { connectAccount } from './setups.ts'

const store = 'https://wallets.example/get'
const everywhere: CustomWallet = {
  id: 'gallery-everywhere',
  name: 'Larch',
  homepage: store,
  app_store: store,
  play_store: store,
  mobile_link: 'larch://',
  webapp_link: 'https://larch.example',
  desktop_link: 'larch-desktop://',
}
const online: CustomWallet = { id: 'gallery-web', name: 'Maple', webapp_link: 'https://maple.example' }
const desktop: CustomWallet = {
  id: 'gallery-desktop',
  name: 'Nutmeg',
  homepage: store,
  desktop_link: 'nutmeg://',
}
const extension: CustomWallet = {
  id: 'gallery-extension',
  name: 'Olive',
  homepage: store,
  rdns: 'example.olive',
}
/** An extension with an app, and it is installed. */
const { name, rdns } = mockWallets.birch
const both: CustomWallet = { ...everywhere, id: 'gallery-both', name, rdns }
const customWallets = { customWallets: [everywhere, online, desktop, extension, both] }

function connectTo(walletId?: string) {
  return (portico: Portico) => {
    fetchWalletPage(portico)
    open(portico, { view: 'Connect' })
    push(portico, { name: 'ConnectingWalletConnect', walletId })
  }
}

/** As after a tap on a link: the code was there before. */
function tapOn(walletId: string) {
  return (portico: Portico) => {
    fetchWalletPage(portico)
    open(portico, { view: 'Connect' })
    watch(
      portico,
      ({ pairing, catalogue }) => pairing.status === 'ready' && catalogue.pages.status === 'loaded',
      ready => {
        if (ready) push(portico, { name: 'ConnectingWalletConnect', walletId })
      },
    )
    pair(portico)
  }
}

/** A wallet of the catalogue with an app and nothing else. */
const app = 'gallery-002'

const remoteStates: readonly Omit<GalleryState, 'group'>[] = [
  { id: 'remote-connect', title: 'Connect with a code', remote: 'waits', setup: portico => open(portico) },
  {
    id: 'remote-connect-phone',
    title: 'Connect on a phone',
    remote: 'waits',
    phone: true,
    installed: 'none',
    setup: portico => open(portico),
  },
  {
    id: 'remote-all-wallets-phone',
    title: 'All wallets on a phone',
    remote: 'waits',
    phone: true,
    setup: portico => open(portico, { view: 'AllWallets' }),
  },
  { id: 'remote-code', title: 'Code for a wallet', remote: 'waits', setup: connectTo(app) },
  { id: 'remote-code-loading', title: 'Code being made', remote: 'hangs', setup: connectTo(app) },
  { id: 'remote-code-any', title: 'Code for any wallet', remote: 'waits', setup: connectTo() },
  {
    id: 'remote-code-phone',
    title: 'Code on a phone',
    remote: 'waits',
    phone: true,
    setup: connectTo(),
  },
  {
    id: 'remote-unknown',
    title: 'A wallet that nobody knows',
    remote: 'waits',
    setup: connectTo('nobody-knows'),
  },
  { id: 'remote-unavailable', title: 'Remote wallets not set up', setup: connectTo(app) },
  {
    id: 'remote-basic',
    title: 'Code and all wallets',
    remote: 'waits',
    setup: portico => open(portico, { view: 'ConnectingWalletConnectBasic' }),
  },
  {
    id: 'remote-basic-phone',
    title: 'Remote wallets on a phone',
    remote: 'waits',
    phone: true,
    installed: 'none',
    setup: portico => open(portico, { view: 'ConnectingWalletConnectBasic' }),
  },
  {
    id: 'remote-tabs',
    title: 'Several ways',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(everywhere.id),
  },
  {
    id: 'remote-browser',
    title: 'Installed, with other ways',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(both.id),
  },
  {
    id: 'remote-web',
    title: 'Web app',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(online.id),
  },
  {
    id: 'remote-desktop',
    title: 'Desktop app',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(desktop.id),
  },
  {
    id: 'remote-unsupported',
    title: 'Extension that is not there',
    remote: 'waits',
    options: customWallets,
    setup: connectTo(extension.id),
  },
  { id: 'remote-declined', title: 'Declined', remote: 'declines', setup: connectTo(app) },
  { id: 'remote-expired', title: 'Nobody answered', remote: 'expires', setup: connectTo(app) },
  {
    id: 'remote-unsupported-chains',
    title: 'None of the networks',
    remote: 'unsupported',
    setup: connectTo(app),
  },
  { id: 'remote-failed', title: 'No relay', remote: 'fails', setup: connectTo(app) },
  { id: 'remote-app', title: 'App opening', remote: 'waits', phone: true, setup: tapOn(app) },
  {
    id: 'remote-app-loading',
    title: 'App, code being made',
    remote: 'hangs',
    phone: true,
    setup: connectTo(app),
  },
  {
    id: 'remote-app-unopened',
    title: 'App did not open',
    remote: 'waits',
    phone: true,
    hurry: true,
    setup: tapOn(app),
  },
  {
    id: 'remote-request',
    title: 'Request waiting in the app',
    remote: 'waits',
    phone: true,
    setup(portico: Portico) {
      connectAccount(portico)
      setDeepLinkChoice(portico, { href: 'larch://', name: mockWallets.alder.name })
      open(portico, { view: { name: 'OpenWallet', request: { id: 1, topic: 'a1b2' } } })
    },
  },
]

/** The views of remote wallets. */
export const pairingStates: readonly GalleryState[] = remoteStates.map(state => ({
  ...state,
  group: 'Remote wallets',
}))
