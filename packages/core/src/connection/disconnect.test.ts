import type { SiwxPlugin } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { address, createConnector, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico, one, ten } from '../../test/createTestPortico.js'
import { fetchBalance } from '../data/fetchBalance.js'
import { openModal } from '../dialog/openModal.js'
import { solana } from '../families/networks/solana.js'
import { startPortico } from '../runtime/startPortico.js'
import { selectAccount, selectNetwork } from '../store/selectors.js'
import { disconnectWait } from '../utils/timing.js'
import { applyConnection } from './applyConnection.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { switchNetwork } from './switchNetwork.js'

async function connected(options: Parameters<typeof createTestPortico>[0] = {}) {
  const world = createTestPortico(options)
  startPortico(world.portico)
  await connect(world.portico, { connectorId: 'io.fake' })
  return world
}

describe('disconnecting', () => {
  it('clears account, network, stored connection and wallet, and closes the modal [T-03]', async () => {
    const { portico, adapter, fake } = await connected()
    await fetchBalance(portico)
    await switchNetwork(portico, ten)
    expect(portico.storage.get('activeNetworks')).toEqual({ eip155: 'eip155:10' })
    openModal(portico)
    await disconnect(portico)
    const state = portico.store.get()
    expect(selectAccount(state)).toEqual({ status: 'disconnected', namespace: 'eip155' })
    expect(selectNetwork(state)).toMatchObject({ id: one.id })
    expect(state.connections.eip155).toEqual([])
    expect([...fake.stored.values()].join()).not.toContain(address)
    expect(portico.storage.get('connections')?.eip155).toEqual([])
    expect(portico.storage.get('activeNetworks')).toEqual({ eip155: 'eip155:1' })
    expect(state.modal.open).toBe(false)
    expect(adapter.calls).toContain('disconnect:io.fake')
    expect(state.events.data).toEqual({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
  })

  it('leaves the modal open when told so [T-03]', async () => {
    const { portico } = await connected()
    openModal(portico)
    await disconnect(portico, { closeModal: false })
    expect(portico.store.get().modal.open).toBe(true)
  })

  it('is done for the page at once, even when the wallet never answers [T-03]', async () => {
    const { portico, adapter, fake } = await connected()
    adapter.answer('disconnect', () => new Promise(() => undefined))
    const leaving = disconnect(portico)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    await fake.advance(disconnectWait)
    await leaving
    expect(portico.store.get().events.data.event).toBe('DISCONNECT_ERROR')
  })

  it('ends every namespace of a session that serves several, once at the wallet [T-04]', async () => {
    const { portico, source } = await connectSession()
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('connected')
    await disconnect(portico, { namespace: 'eip155' })
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('disconnected')
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('disconnected')
    expect(source.ended).toEqual(['a'])
  })

  it('ends only the named namespace of a wallet in the page [T-04]', async () => {
    const { portico } = await connectTwoFamilies()
    await disconnect(portico, { namespace: 'eip155' })
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('disconnected')
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('connected')
  })

  it('clears sign-in sessions, unless the plugin keeps them [T-05]', async () => {
    const siwx = createSiwx()
    const { portico } = await connected({ siwx })
    await disconnect(portico)
    expect(siwx.setSessions).toHaveBeenCalledWith([])

    const keeping = { ...createSiwx(), signOutOnDisconnect: false }
    const { portico: other } = await connected({ siwx: keeping })
    await disconnect(other)
    expect(keeping.setSessions).not.toHaveBeenCalled()
  })

  it('clears only the sign-in sessions of the namespace that it leaves [T-05]', async () => {
    const siwx = createSiwx()
    const { portico } = await connectTwoFamilies({ siwx })
    await disconnect(portico, { namespace: 'eip155' })
    expect(siwx.setSessions).not.toHaveBeenCalled()
    expect(siwx.revokeSession.mock.calls).toEqual([['eip155:1', address]])
    await disconnect(portico, { namespace: 'solana' })
    expect(siwx.setSessions).toHaveBeenCalledWith([])
  })

  it('leaves an account signed in that another wallet still has [T-05]', async () => {
    const siwx = createSiwx()
    const connectors = [createConnector('io.one'), createConnector('io.two')]
    const world = createTestPortico({
      adapter: createFakeAdapter({ connectors }),
      features: { multiWallet: true },
      siwx,
    })
    startPortico(world.portico)
    for (const { id } of connectors) await connect(world.portico, { connectorId: id })
    await disconnect(world.portico, { namespace: 'eip155' })
    expect(siwx.revokeSession).not.toHaveBeenCalled()
    expect(siwx.setSessions).not.toHaveBeenCalled()
  })

  it('follows a disconnect in another tab, also from a network that the site does not know', async () => {
    const { portico, adapter, fake } = await connected()
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: '999' })
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 999, supported: false })
    const key = [...fake.stored.keys()].find(name => name.endsWith('/connections')) ?? ''
    fake.stored.delete(key)
    fake.page?.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(selectNetwork(portico.store.get())?.id).toBe(1)
  })
})

/** A wallet that is not in the page, with one session for two families. */
async function connectSession() {
  const source = createFakeSource()
  const adapters = [createFakeAdapter().factory, createFakeAdapter({ namespace: 'solana' }).factory]
  const networks = [one, solana] as const
  const world = createTestPortico({ networks, adapters, sources: [source.factory] })
  startPortico(world.portico)
  const connecting = connect(world.portico, { connectorId: 'vault' })
  const grant = { methods: [], events: [] }
  source.asked[0]?.grant({
    id: 'a',
    wallet: { name: 'Vault' },
    namespaces: {
      eip155: { ...grant, chains: ['eip155:1'], accounts: [`eip155:1:${address}`] },
      solana: { ...grant, chains: [solana.caipNetworkId], accounts: [`${solana.caipNetworkId}:So1`] },
    },
  })
  await connecting
  return { ...world, source }
}

async function connectTwoFamilies(options: Parameters<typeof createTestPortico>[0] = {}) {
  const evm = createFakeAdapter({ connectors: [createConnector('shared', 'eip155')] })
  const sol = createFakeAdapter({ namespace: 'solana', connectors: [createConnector('shared', 'solana')] })
  const world = createTestPortico({
    networks: [one, solana],
    adapters: [evm.factory, sol.factory],
    ...options,
  })
  startPortico(world.portico)
  for (const namespace of ['eip155', 'solana'] as const)
    applyConnection(world.portico, namespace, {
      connectorId: 'shared',
      accounts: [{ address }],
      chainId: namespace === 'eip155' ? one.id : solana.id,
    })
  return world
}

function createSiwx() {
  return {
    createMessage: vi.fn(),
    addSession: vi.fn(),
    setSessions: vi.fn(async () => undefined),
    revokeSession: vi.fn(),
    getSessions: vi.fn(async () => []),
  } satisfies SiwxPlugin
}
