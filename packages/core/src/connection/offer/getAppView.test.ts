import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeEnvironment } from '../../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../../test/createFakePairing.js'
import { createTestPortico } from '../../../test/createTestPortico.js'
import { openModal } from '../../dialog/openModal.js'
import { getDeepLinkChoice } from '../../sources/deepLinkChoice.js'
import type { SourceEvent } from '../../sources/Source.js'
import { selectRoute } from '../../store/slices/router.js'
import { chooseRemoteWallet } from './chooseRemoteWallet.js'

const phone = 'Mozilla/5.0 (Linux; Android 14) Mobile'
const wallet = { id: 'w', name: 'Phone Wallet' }

function setup(userAgent = phone) {
  const pairing = createFakePairing()
  const { portico } = createTestPortico({
    pairing: pairing.factory,
    fake: createFakeEnvironment({ userAgent }),
  })
  const tell = async (event: SourceEvent) => {
    pairing.context.emit(event)
    await vi.dynamicImportSettled()
    await new Promise(setImmediate)
  }
  const send = (id: number) => tell({ type: 'requestSent', id, sessionId: 'a1', method: 'personal_sign' })
  const settle = (id: number) => tell({ type: 'requestSettled', id })
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

  it('offers the way to the wallet until it is answered [C-02, E-15]', async () => {
    await world.send(1)
    expect(selectRoute(world.portico.store.get().router)).toEqual({
      name: 'OpenWallet',
      request: { id: 1, topic: 'a1' },
    })
    expect(view()).toBe('OpenWallet')
    await world.settle(1)
    expect(view()).toBeUndefined()
  })

  it('stays offered while another request waits [C-02]', async () => {
    await world.send(1)
    await world.send(2)
    await world.settle(1)
    expect(view()).toBe('OpenWallet')
    await world.settle(2)
    expect(view()).toBeUndefined()
  })

  it('goes back to what was open before [C-02]', async () => {
    openModal(world.portico, { view: 'Networks' })
    await world.send(1)
    expect(view()).toBe('OpenWallet')
    await world.settle(1)
    expect(view()).toBe('Networks')
  })

  it('leaves alone what the visitor went on to [C-02]', async () => {
    await world.send(1)
    openModal(world.portico, { view: 'Networks' })
    await world.settle(1)
    expect(view()).toBe('Networks')
  })

  it('offers nothing for a wallet on another device, or to a computer [C-02]', async () => {
    chooseRemoteWallet(world.portico, { wallet })
    await world.send(1)
    expect(view()).toBeUndefined()
    world = setup('Mozilla/5.0 (X11; Linux x86_64)')
    chooseRemoteWallet(world.portico, { wallet, link: 'wallet://' })
    await world.send(1)
    expect(view()).toBeUndefined()
  })

  it('offers nothing that storage was tampered to say [DL03]', async () => {
    world.portico.storage.set('deepLinkChoice', {
      untrustedHref: 'javascript:alert(1)',
      name: 'Phone Wallet',
    })
    await world.send(1)
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
