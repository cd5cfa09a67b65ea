import { openModal, type Portico, pushView, setQueryData } from '@portico/core'
import { type SignedIn, signInsQuery } from '@portico/core/internal'
import type { SiwxPlugin } from '@portico/protocol'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

const signedIn = (caipNetworkId: `eip155:${number}`): SignedIn => ({
  subject: { namespace: 'eip155', address: galleryAddress, caipNetworkId },
  session: {
    data: {
      accountAddress: galleryAddress,
      chainId: caipNetworkId,
      domain: 'shop.example',
      uri: 'https://shop.example',
      version: '1',
      nonce: '4c2f8a1b9d3e',
      expirationTime: '2026-01-08T12:00:00.000Z',
    },
    message: '',
    signature: '0x',
  },
})

const show = (networks: readonly `eip155:${number}`[]) => (portico: Portico) => {
  connectAccount(portico)
  const account = portico.store.get().accounts.eip155
  if (account?.status === 'connected') {
    setQueryData(portico, signInsQuery, account.caipAddress, networks.map(signedIn))
  }
  openModal(portico, { view: 'Account' })
  pushView(portico, { name: 'SignIns' })
}

const group = 'Sign-in'

/** Requires sign-in, and so disconnects visitors who do not sign. */
const insisting: SiwxPlugin = {
  createMessage: () => Promise.reject(new Error('The gallery does not sign.')),
  addSession: async () => undefined,
  setSessions: async () => undefined,
  revokeSession: async () => undefined,
  getSessions: async (_chainId, _address) => [signedIn('eip155:1').session],
  getRequired: () => true,
}

export const gallery: readonly GalleryState[] = [
  { id: 'sign-ins', title: 'Signed in twice', group, setup: show(['eip155:1', 'eip155:10']) },
  {
    id: 'sign-ins-required',
    title: 'Signed in twice, sign-in required',
    group,
    options: { siwx: insisting },
    setup: show(['eip155:1', 'eip155:10']),
  },
  { id: 'sign-ins-one', title: 'Signed in once', group, setup: show(['eip155:1']) },
  { id: 'sign-ins-none', title: 'Not signed in', group, setup: show([]) },
]
