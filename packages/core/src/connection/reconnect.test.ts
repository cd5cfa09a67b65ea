import type { SiwxPlugin } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { address, createConnector, createFakeAdapter, otherAddress } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { openModal } from '../dialog/openModal.js'
import { solana } from '../families/networks/solana.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceFactory } from '../sources/Source.js'
import { selectAccount, selectAccountView } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import { connectorWait, reconnectWait } from '../utils/timing.js'
import { connect } from './connect.js'
import { reconnect } from './reconnect.js'

/** What restores is loaded when there is something to restore. */
const loaded = () => vi.dynamicImportSettled()

/** A visitor who connected on an earlier visit. */
async function visitBefore() {
  const { portico, fake } = createTestPortico()
  startPortico(portico)()
  startPortico(portico)
  await connect(portico, { connectorId: 'io.fake' })
  return fake
}

describe('coming back', () => {
  it('shows the stored account before the wallet was asked, then the connection [T-02]', async () => {
    const fake = await visitBefore()
    const { portico } = createTestPortico({ fake })
    expect(selectAccountView(portico.store.get())).toMatchObject({ address, status: 'reconnecting' })
    startPortico(portico)
    await reconnect(portico)
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', address })
    expect(portico.store.get().initialized).toBe(true)
  })

  it('opens on the account while it is being restored [V-07]', async () => {
    const fake = await visitBefore()
    const { portico } = createTestPortico({ fake })
    openModal(portico)
    expect(selectRoute(portico.store.get().router)).toEqual({ name: 'Account' })
  })

  it('corrects the account when the wallet has another one [T-02]', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake })
    adapter.answer('reconnect', async ({ connector }) => ({
      connectorId: connector.id,
      accounts: [{ address: otherAddress }],
      chainId: 10,
    }))
    startPortico(portico)
    await reconnect(portico)
    expect(selectAccount(portico.store.get())).toMatchObject({
      status: 'connected',
      caipAddress: `eip155:10:${otherAddress}`,
    })
  })

  it('ends disconnected and forgets when the wallet grants nothing any more [T-02]', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake })
    adapter.answer('reconnect', async () => undefined)
    startPortico(portico)
    await reconnect(portico)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(portico.storage.get('connections')?.eip155).toEqual([])
  })

  describe('to a page on which two wallets claim the identity of the one that was used', () => {
    const impostor = createConnector('io.fake')
    const real = { ...createConnector('Wallet io.fake'), info: { rdns: 'io.fake' } }

    /** Both are there from the start, the impostor first; each grants these addresses. */
    async function comeBack(grants: Readonly<Record<string, readonly string[]>>) {
      const fake = await visitBefore()
      const adapter = createFakeAdapter({ connectors: [impostor, real] })
      adapter.answer('reconnect', async ({ connector }) => ({
        connectorId: connector.id,
        accounts: (grants[connector.id] ?? []).map(granted => ({ address: granted })),
        chainId: 1,
      }))
      const { portico } = createTestPortico({ fake, adapter })
      startPortico(portico)
      await reconnect(portico)
      return portico
    }

    it('restores the one that alone grants the account of the last visit', async () => {
      const portico = await comeBack({ [impostor.id]: [otherAddress], [real.id]: [address] })
      expect(selectAccount(portico.store.get())).toMatchObject({
        status: 'connected',
        connectorId: real.id,
        address,
      })
    })

    it.each([
      ['both grant it', [address], [address]],
      ['neither grants it', [otherAddress], []],
    ])('leaves the choice to the visitor where %s', async (_, ofImpostor, ofReal) => {
      const portico = await comeBack({ [impostor.id]: ofImpostor, [real.id]: ofReal })
      expect(selectAccount(portico.store.get()).status).toBe('disconnected')
      expect(portico.storage.get('connections')?.eip155).toHaveLength(1)
    })
  })

  describe('to a site that does not reconnect', () => {
    const comeBack = async (options: Parameters<typeof createTestPortico>[0] = {}) => {
      const fake = options.fake ?? (await visitBefore())
      const world = createTestPortico({ ...options, fake, reconnect: false })
      startPortico(world.portico)
      return world
    }

    it('disconnects all, in the wallet too [T-02]', async () => {
      const { portico, adapter, fake } = await comeBack()
      expect(selectAccountView(portico.store.get()).status).toBe('disconnected')
      await loaded()
      await expect.poll(() => adapter.calls).toContain('disconnect:io.fake')
      await reconnect(portico)
      expect(selectAccount(portico.store.get()).status).toBe('disconnected')
      expect(adapter.calls).not.toContain('reconnect:io.fake')
      expect([...fake.stored.values()].join()).not.toContain(address)
    })

    it('ends sessions of sources, and has sources end those that the kit lost [T-02]', async () => {
      const started: unknown[] = []
      const source = createFakeSource()
      const factory: SourceFactory = {
        create: context => ({ ...source.factory.create(context), start: page => void started.push(page) }),
      }
      const networks = [one, solana]
      const connection = { connectorId: 'vault', sessionId: 'a', accounts: [{ address }] }
      const { portico: before, fake } = createTestPortico({ networks, sources: [factory] })
      before.storage.set('connections', { eip155: [connection], solana: [connection] })
      const { portico } = await comeBack({ fake, networks, sources: [factory] })
      await reconnect(portico)
      expect(new Set(source.ended)).toEqual(new Set(['a']))
      expect(started).toEqual([{ isFree: true, endsSessions: true }])
    })

    it('signs out, and where that fails tries again on the next visit [T-02] [T-05]', async () => {
      const setSessions = vi.fn(async () => undefined)
      const siwx = {
        createMessage: vi.fn(),
        addSession: vi.fn(),
        setSessions,
        revokeSession: vi.fn(),
        getSessions: vi.fn(async () => []),
      } satisfies SiwxPlugin
      setSessions.mockRejectedValueOnce(new Error('offline'))
      const { portico, fake } = await comeBack({ siwx })
      await reconnect(portico)
      expect(selectAccount(portico.store.get()).status).toBe('disconnected')
      const { portico: next } = await comeBack({ siwx, fake })
      await reconnect(next)
      expect(setSessions.mock.calls).toEqual([[[]], [[]]])
      expect(next.storage.get('connections')).toBeUndefined()
    })

    it('leaves alone what was connected on this page [T-02]', async () => {
      const fake = await visitBefore()
      const adapter = createFakeAdapter({ connectors: [] })
      const { portico } = await comeBack({ fake, adapter })
      await loaded()
      adapter.context.emit({ type: 'connectors', connectors: [createConnector('io.other')] })
      await connect(portico, { connectorId: 'io.other' })
      await fake.advance(connectorWait)
      await reconnect(portico)
      expect(selectAccount(portico.store.get()).status).toBe('connected')
      expect(portico.storage.get('connections')?.eip155).toMatchObject([{ connectorId: 'io.other' }])
    })

    it('loads nothing where nothing is stored', async () => {
      const { portico } = await comeBack({ fake: createTestPortico().fake })
      const ready = vi.fn()
      portico.runtime.whenThere(ready)
      await loaded()
      expect(ready).not.toHaveBeenCalled()
    })
  })

  it('gives up on a wallet that never answers [T-02]', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake })
    adapter.answer('reconnect', () => new Promise(() => undefined))
    startPortico(portico)
    await loaded()
    await fake.advance(reconnectWait)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(portico.store.get().initialized).toBe(true)
  })

  it('waits for a wallet that appears late', async () => {
    const fake = await visitBefore()
    const adapter = createFakeAdapter({ connectors: [] })
    const { portico } = createTestPortico({ fake, adapter })
    startPortico(portico)
    await loaded()
    await fake.advance(connectorWait - 1)
    expect(selectAccount(portico.store.get()).status).toBe('connecting')
    adapter.context.emit({ type: 'connectors', connectors: [createConnector('io.fake')] })
    await reconnect(portico)
    expect(selectAccount(portico.store.get()).status).toBe('connected')
  })

  it('keeps the connection stored when the wallet is not on this page today', async () => {
    const fake = await visitBefore()
    const { portico } = createTestPortico({ fake, adapter: createFakeAdapter({ connectors: [] }) })
    startPortico(portico)
    await loaded()
    await fake.advance(connectorWait)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(portico.storage.get('connections')?.eip155).toHaveLength(1)
  })

  it('keeps what is stored of a slow wallet while another family connects', async () => {
    const fake = await visitBefore()
    const slow = createFakeAdapter({ connectors: [] })
    const quick = createFakeAdapter({ namespace: 'solana', connectors: [createConnector('sol', 'solana')] })
    const { portico } = createTestPortico({
      fake,
      networks: [one, solana],
      adapters: [slow.factory, quick.factory],
    })
    startPortico(portico)
    await connect(portico, { connectorId: 'sol', namespace: 'solana' })
    expect(portico.storage.get('connections')).toMatchObject({
      eip155: [{ connectorId: 'io.fake' }],
      solana: [{ connectorId: 'sol' }],
    })
  })

  it('restores once and listens once, however often it is started and stopped', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake })
    const release = startPortico(portico)
    release()
    startPortico(portico)
    startPortico(portico)
    await reconnect(portico)
    expect(adapter.calls.filter(call => call.startsWith('reconnect'))).toHaveLength(1)
    expect(adapter.listening).toBe(1)
  })

  it('stops listening when the last user has left', async () => {
    const { portico, adapter } = createTestPortico()
    const first = startPortico(portico)
    const second = startPortico(portico)
    first()
    first()
    await settle()
    expect(adapter.listening).toBe(1)
    second()
    await settle()
    expect(adapter.listening).toBe(0)
  })

  it('keeps two kits on a page apart', async () => {
    const left = createTestPortico()
    const right = createTestPortico()
    startPortico(left.portico)
    startPortico(right.portico)
    await connect(left.portico, { connectorId: 'io.fake' })
    expect(selectAccount(right.portico.store.get()).status).toBe('disconnected')
  })

  it('keeps apart what two kits on a page remember', async () => {
    const { portico, fake } = createTestPortico({ instanceId: 'left' })
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    createTestPortico({ fake, instanceId: 'right', reconnect: false })
    const { portico: left } = createTestPortico({ fake, instanceId: 'left' })
    const { portico: right } = createTestPortico({ fake, instanceId: 'right' })
    expect(selectAccountView(left.store.get()).status).toBe('reconnecting')
    expect(selectAccountView(right.store.get()).status).toBe('disconnected')
  })
})
