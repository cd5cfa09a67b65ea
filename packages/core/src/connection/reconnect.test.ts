import { describe, expect, it, vi } from 'vitest'
import { address, createConnector, createFakeAdapter, otherAddress } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { connect } from '../actions/connect.js'
import { start } from '../actions/start.js'
import { connectorWait, reconnectWait } from '../constants/timing.js'
import { openModal } from '../dialog/openModal.js'
import { solana } from '../networks/solana.js'
import { selectAccount, selectAccountView } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import { reconnect } from './reconnect.js'

/** What restores is loaded when there is something to restore. */
const loaded = () => vi.dynamicImportSettled()

/** A visitor who connected on an earlier visit. */
async function visitBefore() {
  const { portico, fake } = createTestPortico()
  start(portico)()
  start(portico)
  await connect(portico, { connectorId: 'io.fake' })
  return fake
}

describe('coming back', () => {
  it('shows the stored account before the wallet was asked, then the connection [T-02]', async () => {
    const fake = await visitBefore()
    const { portico } = createTestPortico({ fake })
    expect(selectAccountView(portico.store.get())).toMatchObject({ address, status: 'reconnecting' })
    start(portico)
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
    start(portico)
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
    start(portico)
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
      start(portico)
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

  it('disconnects all with reconnecting off [T-02]', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake, reconnect: false })
    start(portico)
    await reconnect(portico)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(portico.storage.get('connections')).toBeUndefined()
    expect(adapter.calls).not.toContain('reconnect:io.fake')
  })

  it('gives up on a wallet that never answers [T-02]', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake })
    adapter.answer('reconnect', () => new Promise(() => undefined))
    start(portico)
    await loaded()
    await fake.advance(reconnectWait)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(portico.store.get().initialized).toBe(true)
  })

  it('waits for a wallet that appears late', async () => {
    const fake = await visitBefore()
    const adapter = createFakeAdapter({ connectors: [] })
    const { portico } = createTestPortico({ fake, adapter })
    start(portico)
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
    start(portico)
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
    start(portico)
    await connect(portico, { connectorId: 'sol', namespace: 'solana' })
    expect(portico.storage.get('connections')).toMatchObject({
      eip155: [{ connectorId: 'io.fake' }],
      solana: [{ connectorId: 'sol' }],
    })
  })

  it('restores once and listens once, however often it is started and stopped', async () => {
    const fake = await visitBefore()
    const { portico, adapter } = createTestPortico({ fake })
    const release = start(portico)
    release()
    start(portico)
    start(portico)
    await reconnect(portico)
    expect(adapter.calls.filter(call => call.startsWith('reconnect'))).toHaveLength(1)
    expect(adapter.listening).toBe(1)
  })

  it('stops listening when the last user has left', async () => {
    const { portico, adapter } = createTestPortico()
    const first = start(portico)
    const second = start(portico)
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
    start(left.portico)
    start(right.portico)
    await connect(left.portico, { connectorId: 'io.fake' })
    expect(selectAccount(right.portico.store.get()).status).toBe('disconnected')
  })

  it('keeps apart what two kits on a page remember', async () => {
    const { portico, fake } = createTestPortico({ instanceId: 'left' })
    start(portico)
    await connect(portico, { connectorId: 'io.fake' })
    createTestPortico({ fake, instanceId: 'right', reconnect: false })
    const { portico: left } = createTestPortico({ fake, instanceId: 'left' })
    const { portico: right } = createTestPortico({ fake, instanceId: 'right' })
    expect(selectAccountView(left.store.get()).status).toBe('reconnecting')
    expect(selectAccountView(right.store.get()).status).toBe('disconnected')
  })
})
