import { PorticoError, userRejected } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createEmailSource } from '../../test/createEmailSource.js'
import { address, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { session as remoteSession } from '../../test/remoteSession.js'
import { setUpPairing } from '../../test/setUpPairing.js'
import { openModal } from '../dialog/openModal.js'
import { solana } from '../families/networks/solana.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceSession } from '../sources/Source.js'
import { selectAccount } from '../store/selectors.js'
import { connect } from './connect.js'
import { connectSource } from './connectSource.js'
import { startPairing } from './offer/startPairing.js'
import { reconnect } from './reconnect.js'
import { addSettlingStep, type Settlement } from './settleConnection.js'

const terms = { methods: [], events: [] }
const evmSession: SourceSession = {
  id: 'a',
  wallet: { name: 'Vault' },
  namespaces: { eip155: { ...terms, chains: ['eip155:1'], accounts: [`eip155:1:${address}`] } },
}

/** A step that takes until the test lets it go, as a visitor who is asked to sign in. */
function hold(portico: Portico) {
  let letGo = () => {}
  let refuse = (_: unknown) => {}
  const held = new Promise<void>((resolve, reject) => {
    letGo = resolve
    refuse = reject
  })
  const seen: Settlement[] = []
  addSettlingStep(portico, async (_, settlement) => {
    seen.push(settlement)
    await held
  })
  return { seen, ways: () => seen.map(({ by }) => by), letGo, refuse }
}

function setUp(options: Parameters<typeof createTestPortico>[0] = {}) {
  const source = createFakeSource()
  const world = createTestPortico({ networks: [one, solana], sources: [source.factory], ...options })
  startPortico(world.portico)
  return { ...world, source, step: hold(world.portico) }
}

const isOpen = ({ store }: Portico) => store.get().modal.open

describe('what is left to do after a connection', () => {
  it('keeps the dialog open, and whoever connects waiting, until it is done [T-06]', async () => {
    const { portico, step } = setUp()
    openModal(portico)
    const done = vi.fn()
    const connecting = connect(portico, { connectorId: 'io.fake' }).then(done)
    await settle()
    expect(selectAccount(portico.store.get()).status).toBe('connected')
    expect(step.ways()).toEqual(['visitor'])
    expect(isOpen(portico)).toBe(true)
    expect(done).not.toHaveBeenCalled()
    step.letGo()
    await connecting
    expect(isOpen(portico)).toBe(false)
  })

  it('fails the connecting where it fails, and leaves the dialog as it is [T-07]', async () => {
    const { portico, step } = setUp()
    openModal(portico)
    const connecting = connect(portico, { connectorId: 'io.fake' })
    step.refuse(new PorticoError(userRejected))
    await expect(connecting).rejects.toMatchObject({ code: userRejected.code })
    expect(isOpen(portico)).toBe(true)
    expect(portico.store.get().events.data.event).toBe('CONNECT_SUCCESS')
  })

  it('gets what the wallet of a source has signed while connecting [T-06]', async () => {
    const { portico, source, step } = setUp()
    const vault = portico.sources.get('vault')
    if (!vault) throw new Error('No source')
    const data = {
      domain: 'a.example',
      uri: 'https://a.example',
      version: '1',
      nonce: '12345678',
      accountAddress: address,
      chainId: 'eip155:1',
    } as const
    openModal(portico)
    const connecting = connectSource(portico, vault, { namespace: 'eip155' })
    const signIns = [{ data, message: 'text', signature: '0x' }]
    source.asked[0]?.grant({ ...evmSession, signIns })
    await settle()
    expect(step.seen[0]?.signIns).toEqual(signIns)
    expect(isOpen(portico)).toBe(true)
    step.letGo()
    await connecting
    expect(isOpen(portico)).toBe(false)
  })

  it('comes after a code was answered, too [T-06]', async () => {
    const { portico, pairing } = setUpPairing()
    const step = hold(portico)
    openModal(portico)
    startPairing(portico)
    await settle()
    pairing.attempts[0]?.grant(remoteSession)
    await settle()
    expect(step.ways()).toEqual(['visitor'])
    expect(isOpen(portico)).toBe(true)
    step.letGo()
    await settle()
    expect(isOpen(portico)).toBe(false)
  })

  it('comes after a session has granted another family, of which it hears alone [T-06]', async () => {
    const { portico, source, step } = setUp()
    const connecting = connect(portico, { connectorId: 'vault', namespace: 'eip155' })
    source.asked[0]?.grant(evmSession)
    step.letGo()
    await connecting
    const granted = { chains: [solana.caipNetworkId], accounts: [`${solana.caipNetworkId}:So1`] as const }
    const namespaces = { ...evmSession.namespaces, solana: { ...terms, ...granted } }
    source.context.emit({ type: 'session', session: { ...evmSession, namespaces } })
    source.context.emit({ type: 'session', session: { ...evmSession, namespaces } })
    await expect.poll(() => step.ways()).toEqual(['visitor', 'sessionUpdate'])
    expect(step.seen[1]?.accounts.map(({ namespace }) => namespace)).toEqual(['solana'])
  })

  it('comes after another tab has connected, and holds up no event that follows', async () => {
    const { portico, source, step } = setUp()
    source.context.emit({ type: 'session', session: evmSession, found: true })
    source.context.emit({ type: 'ended', sessionId: 'a' })
    await expect.poll(() => step.ways()).toEqual(['otherTab'])
    await expect.poll(() => selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('comes after a library has connected', async () => {
    const { adapter, step } = setUp()
    const connection = { connectorId: 'io.fake', accounts: [{ address }], chainId: 1 }
    adapter.context.emit({ type: 'connected', connection })
    await vi.dynamicImportSettled()
    await expect.poll(() => step.ways()).toEqual(['library'])
  })

  it('comes after a connection was restored, which counts as connected meanwhile', async () => {
    const { portico: before, fake } = createTestPortico()
    startPortico(before)
    await connect(before, { connectorId: 'io.fake' })
    const { portico, step } = setUp({ fake })
    const done = vi.fn()
    const restoring = reconnect(portico).then(done)
    await settle()
    expect(step.ways()).toEqual(['storage'])
    expect(portico.store.get().initialized).toBe(true)
    expect(selectAccount(portico.store.get()).status).toBe('connected')
    expect(done).not.toHaveBeenCalled()
    step.letGo()
    await restoring
  })

  it.each([
    ['in a window, brings the code that signs before the first click on it', false, 1],
    ['in the page, brings nothing ahead', true, 0],
  ])('of a wallet that asks %s', async (_, isShown, times) => {
    const prepare = vi.fn(async () => undefined)
    const sources = [createEmailSource({ showsMessages: () => isShown })]
    const adapter = createFakeAdapter()
    adapter.answer('prepare', prepare)
    const { portico } = createTestPortico({ sources, adapter })
    await connect(portico, { connectorId: 'mail' })
    expect(prepare).toHaveBeenCalledTimes(times)
  })
})
