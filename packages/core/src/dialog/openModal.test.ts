import { describe, expect, it } from 'vitest'
import { createFakeAdapter } from '../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { connect } from '../connection/connect.js'
import { watchEvents } from '../events/watchEvents.js'
import { solana } from '../families/networks/solana.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import { selectRoute } from '../store/slices/router.js'
import { shakeDuration } from '../utils/timing.js'
import { closeModal } from './closeModal.js'
import { pushView } from './navigate.js'
import { openModal } from './openModal.js'
import { shake } from './shake.js'
import { goBack } from './tellDialog.js'

const route = (portico: Portico) => selectRoute(portico.store.get().router)

describe('opening', () => {
  it('opens on the wallets, or on the account when connected [V-07]', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    openModal(portico)
    expect(route(portico)).toEqual({ name: 'Connect' })
    await connect(portico, { connectorId: 'io.fake' })
    openModal(portico)
    expect(route(portico)).toEqual({ name: 'Account' })
  })

  it('opens the requested view with its data [V-06, V-03]', () => {
    const { portico } = createTestPortico()
    const view = {
      name: 'SwitchActiveChain',
      switchToChain: 'solana',
      navigateTo: 'Connect',
      navigateWithReplace: true,
      network: solana.caipNetworkId,
    } as const
    openModal(portico, { view })
    expect(route(portico)).toEqual(view)
  })

  it('opens on all wallets without adapters, and under manual control [V-05]', () => {
    const { portico } = createTestPortico({ adapters: [] })
    openModal(portico)
    expect(route(portico)).toEqual({ name: 'AllWallets' })
    const { portico: manual } = createTestPortico({ ownPairingCodes: true })
    openModal(manual)
    expect(route(manual)).toEqual({ name: 'AllWallets' })
  })

  it('opens on a code where remote wallets are all there is, on a phone on the wallets [V-05]', () => {
    const { factory } = createFakePairing()
    const { portico } = createTestPortico({ adapters: [], pairing: factory })
    openModal(portico)
    expect(route(portico)).toEqual({ name: 'ConnectingWalletConnectBasic' })
    const fake = createFakeEnvironment({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })
    const { portico: phone } = createTestPortico({ adapters: [], pairing: factory, fake })
    openModal(phone)
    expect(route(phone)).toEqual({ name: 'AllWallets' })
  })

  it('shows the code that the site made itself, for as long as it is open [V-05]', () => {
    const { portico } = createTestPortico({ ownPairingCodes: true })
    openModal(portico, { uri: 'wc:1@2?symKey=2' })
    expect(route(portico)).toEqual({ name: 'ConnectingWalletConnectBasic' })
    expect(portico.store.get().modal.uri).toBe('wc:1@2?symKey=2')
    closeModal(portico)
    expect(portico.store.get().modal.uri).toBeUndefined()
    openModal(portico, { uri: 'https://evil.example' })
    expect(portico.store.get().modal.uri).toBeUndefined()
    expect(route(portico)).toEqual({ name: 'AllWallets' })
  })

  it('makes the requested family the active one and offers only its wallets [T-11]', () => {
    const sol = createFakeAdapter({ namespace: 'solana', connectors: [] })
    const { portico } = createTestPortico({
      networks: [one, solana],
      adapters: [createFakeAdapter().factory, sol.factory],
    })
    openModal(portico, { namespace: 'solana' })
    expect(portico.store.get().networks.activeNamespace).toBe('solana')
    expect(portico.store.get().modal.namespace).toBe('solana')
  })

  it('tracks opening and closing, and prefetches pictures of wallets [T-11]', async () => {
    const { portico, fake } = createTestPortico({ services: 'https://portico.example', networks: [solana] })
    fake.answer(({ url }) =>
      json(url.pathname === '/getWallets' ? { data: [wallet], count: 1 } : { features: [] }),
    )
    const seen: object[] = []
    watchEvents(portico, { onChange: ({ data }) => seen.push(data) })
    openModal(portico)
    await expect.poll(() => fake.preloaded.some(url => url.includes('/getWalletImage/picture'))).toBe(true)
    closeModal(portico)
    expect(fake.requests.filter(({ url }) => url.pathname === '/getWallets')).not.toEqual([])
    expect(seen.filter(event => 'event' in event && String(event.event).startsWith('MODAL'))).toMatchObject([
      { event: 'MODAL_OPEN', properties: { connected: false } },
      { event: 'MODAL_CLOSE', properties: { connected: false } },
    ])
  })
})

describe('a page with a wallet of one family', () => {
  it('has what talks to it ready before it is chosen, but only once the list is painted [T-11]', async () => {
    const frames: (() => void)[] = []
    const page = Object.assign(new EventTarget(), {
      requestAnimationFrame: (callback: () => void) => frames.push(callback),
    })
    const fake = Object.assign(createFakeEnvironment(), { page })
    const prepared: string[] = []
    const adapters = [
      createFakeAdapter(),
      createFakeAdapter({ namespace: 'solana', connectors: [] }),
    ] as const
    for (const [index, adapter] of adapters.entries())
      adapter.answer('prepare', async () => void prepared.push(`adapter ${index}`))
    const { portico } = createTestPortico({
      fake,
      networks: [one, solana],
      adapters: adapters.map(({ factory }) => factory),
    })
    startPortico(portico)
    openModal(portico)
    await settle()
    expect(prepared).toEqual([])
    for (const draw of frames) draw()
    await fake.advance(0)
    await expect.poll(() => prepared).toEqual(['adapter 0'])
  })
})

const wallet = { id: 'w', name: 'Wallet', image_id: 'picture', chains: [solana.caipNetworkId] }

describe('closing', () => {
  it('resets the view and clears loading [V-08, T-11]', () => {
    const { portico } = createTestPortico()
    openModal(portico, { view: 'AllWallets' })
    portico.store.set(state => ({ ...state, modal: { ...state.modal, loading: true } }))
    closeModal(portico)
    expect(portico.store.get().modal).toMatchObject({ open: false, loading: false })
    expect(portico.store.get().router.stack).toEqual([{ name: 'Connect' }])
  })

  it('keeps showing the account in embedded mode while connected [V-08]', async () => {
    const { portico } = createTestPortico({ dialog: { display: 'inPage' } })
    startPortico(portico)
    openModal(portico)
    await connect(portico, { connectorId: 'io.fake' })
    expect(route(portico)).toEqual({ name: 'Account' })
  })

  it('closes on a network that the site cannot use, too [T-10]', () => {
    const { portico } = createTestPortico()
    openModal(portico, { view: 'UnsupportedChain' })
    closeModal(portico)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('shakes for half a second when it is told to [V-16]', async () => {
    const { portico, fake } = createTestPortico()
    openModal(portico)
    shake(portico)
    expect(portico.store.get().modal).toMatchObject({ open: true, shake: true })
    await fake.advance(shakeDuration - 1)
    expect(portico.store.get().modal.shake).toBe(true)
    await fake.advance(1)
    expect(portico.store.get().modal.shake).toBe(false)
    expect(shakeDuration).toBe(500)
  })
})

describe('going on', () => {
  it('tells which remote wallet was chosen and how it is reached', async () => {
    const { portico } = createTestPortico({
      wallets: { custom: [{ id: 'w', name: 'Mine', mobileLink: 'mine://' }] },
    })
    startPortico(portico)
    openModal(portico)
    const seen: unknown[] = []
    watchEvents(portico, { onChange: ({ data }) => seen.push(data.properties) })
    pushView(portico, { name: 'ConnectingWalletConnect', walletId: 'w' })
    await expect.poll(() => seen).toEqual([{ name: 'Mine', platform: 'qrcode' }])
    pushView(portico, 'ConnectingWalletConnect')
    await expect.poll(() => seen[1]).toEqual({ name: 'WalletConnect', platform: 'qrcode' })
  })

  it('tells what the visitor chose, once, whoever drew the view', () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    openModal(portico)
    const seen: unknown[] = []
    watchEvents(portico, { onChange: ({ data }) => seen.push(data) })
    pushView(portico, 'AllWallets')
    pushView(portico, { name: 'ConnectingExternal', namespace: 'eip155', connectorId: 'io.fake' })
    expect(seen).toEqual([
      { event: 'CLICK_ALL_WALLETS' },
      { event: 'SELECT_WALLET', properties: { name: 'Wallet io.fake', platform: 'browser' } },
    ])
  })
})

describe('going back', () => {
  it('closes from the first view', () => {
    const { portico } = createTestPortico()
    openModal(portico)
    pushView(portico, 'AllWallets')
    goBack(portico)
    expect(route(portico)).toEqual({ name: 'Connect' })
    goBack(portico)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('never shows a connected visitor the way to connect', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    openModal(portico, { view: 'Connect' })
    pushView(portico, 'WhatIsAWallet')
    goBack(portico)
    expect(route(portico)).toEqual({ name: 'Account' })
  })
})
