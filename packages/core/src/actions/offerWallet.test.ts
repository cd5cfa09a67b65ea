import { beforeEach, describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { selectRoute } from '../store/slices/router.js'
import { chooseRemoteWallet } from './chooseRemoteWallet.js'
import { getDeepLinkChoice } from './deepLinkChoice.js'
import { handlePairingEvent } from './handlePairingEvent.js'
import { open } from './open.js'

const phone = 'Mozilla/5.0 (Linux; Android 14) Mobile'
const wallet = { id: 'w', name: 'Phone Wallet' }

function setup(userAgent = phone) {
  const { portico } = createTestPortico({
    pairing: createFakePairing().factory,
    fake: createFakeEnvironment({ userAgent }),
  })
  const send = (id: number) =>
    handlePairingEvent(portico, { type: 'requestSent', id, topic: 'a1', method: 'personal_sign' })
  const settle = (id: number) => handlePairingEvent(portico, { type: 'requestSettled', id })
  return { portico, send, settle }
}

describe('a request to a wallet on the same phone', () => {
  let world: ReturnType<typeof setup>
  const view = () => {
    const { modal, router } = world.portico.store.get()
    return modal.open ? selectRoute(router).name : undefined
  }
  beforeEach(() => {
    world = setup()
    chooseRemoteWallet(world.portico, { wallet, link: 'wallet://' })
  })

  it('offers the way to the wallet until it is answered [C-02, E-15]', () => {
    world.send(1)
    expect(selectRoute(world.portico.store.get().router)).toEqual({
      name: 'OpenWallet',
      request: { id: 1, topic: 'a1' },
    })
    expect(view()).toBe('OpenWallet')
    world.settle(1)
    expect(view()).toBeUndefined()
  })

  it('stays offered while another request waits [C-02]', () => {
    world.send(1)
    world.send(2)
    world.settle(1)
    expect(view()).toBe('OpenWallet')
    world.settle(2)
    expect(view()).toBeUndefined()
  })

  it('goes back to what was open before [C-02]', () => {
    open(world.portico, { view: 'Networks' })
    world.send(1)
    expect(view()).toBe('OpenWallet')
    world.settle(1)
    expect(view()).toBe('Networks')
  })

  it('leaves alone what the visitor went on to [C-02]', () => {
    world.send(1)
    open(world.portico, { view: 'Networks' })
    world.settle(1)
    expect(view()).toBe('Networks')
  })

  it('offers nothing for a wallet on another device, or to a computer [C-02]', () => {
    chooseRemoteWallet(world.portico, { wallet })
    world.send(1)
    expect(view()).toBeUndefined()
    world = setup('Mozilla/5.0 (X11; Linux x86_64)')
    chooseRemoteWallet(world.portico, { wallet, link: 'wallet://' })
    world.send(1)
    expect(view()).toBeUndefined()
  })

  it('offers nothing that storage was tampered to say [DL03]', () => {
    world.portico.storage.set('deepLinkChoice', {
      untrustedHref: 'javascript:alert(1)',
      name: 'Phone Wallet',
    })
    world.send(1)
    expect(view()).toBeUndefined()
  })
})

it('remembers a wallet and its app, or forgets the app of an earlier one [E-15]', () => {
  const { portico } = setup()
  chooseRemoteWallet(portico, { wallet, link: 'wallet://' })
  expect(getDeepLinkChoice(portico)).toEqual({ href: 'wallet://', name: 'Phone Wallet' })
  expect(portico.storage.get('recentWallets')).toMatchObject([wallet])
  chooseRemoteWallet(portico, {})
  expect(getDeepLinkChoice(portico)).toBeUndefined()
  expect(portico.storage.get('recentWallets')).toMatchObject([wallet])
})
