import { openModal, type Portico } from '@portico/core'
import type { SignInState } from '@portico/core/internal'
import { PorticoError, signMessageFailed } from '@portico/protocol'
import { connectAccount, type GalleryState, galleryAddress } from '../../../test/gallery/index.js'

const text = `shop.example wants you to sign in with your Ethereum account:
${galleryAddress}

Sign in to see your orders.

URI: https://shop.example
Version: 1
Chain ID: 1
Nonce: 4c2f8a1b9d3e
Issued At: 2026-01-01T12:00:00.000Z
Expiration Time: 2026-01-08T12:00:00.000Z`

const resources = `Resources:
- javascript:alert(1)
- <a href="https://evil.example">here</a>`

const subject = { namespace: 'eip155', address: galleryAddress, caipNetworkId: 'eip155:1' } as const
const message = {
  text,
  data: {
    accountAddress: galleryAddress,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: 'https://shop.example',
    version: '1',
    nonce: '4c2f8a1b9d3e',
  },
} as const

const show = (signIn: SignInState) => (portico: Portico) => {
  connectAccount(portico)
  portico.store.set(state => ({ ...state, signIn }))
  openModal(portico, { view: 'SIWXSignMessage' })
}

const group = 'Sign-in'

export const gallery: readonly GalleryState[] = [
  {
    id: 'sign-in',
    title: 'A message to sign',
    group,
    wallet: 'approves',
    setup: show({ status: 'asking', subject, message }),
  },
  {
    id: 'sign-in-resources',
    title: 'A message with resources',
    group,
    wallet: 'approves',
    setup: show({ status: 'asking', subject, message: { ...message, text: `${text}\n${resources}` } }),
  },
  {
    id: 'sign-in-writing',
    title: 'Message loading',
    group,
    setup: show({ status: 'asking', subject }),
  },
  {
    id: 'sign-in-waiting',
    title: 'Waiting for the wallet',
    group,
    setup: show({ status: 'signing', subject, message }),
  },
  {
    id: 'sign-in-done',
    title: 'Signed in',
    group,
    setup: show({
      status: 'signedIn',
      subject,
      session: { data: message.data, message: text, signature: '0x' },
    }),
  },
  {
    id: 'sign-in-failed',
    title: 'Prompted again',
    group,
    setup: show({ status: 'asking', subject, message, error: new PorticoError(signMessageFailed) }),
  },
]
