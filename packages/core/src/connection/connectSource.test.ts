import { PorticoError, walletForgotten } from '@portico/protocol'
import { describe, expect, it, vi } from 'vitest'
import { createEmailSource } from '../../test/createEmailSource.js'
import { address, createConnector, createFakeAdapter, otherAddress } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakeSource } from '../../test/createFakeSource.js'
import { createTestPortico, one, ten } from '../../test/createTestPortico.js'
import { selectCapabilities } from '../../test/selectCapabilities.js'
import { openModal } from '../dialog/openModal.js'
import { watchEvents } from '../events/watchEvents.js'
import type { AccountParameters } from '../families/adapter/Adapter.js'
import { solana } from '../families/networks/solana.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceEvent, SourceSession } from '../sources/Source.js'
import { selectAccount, selectNetwork } from '../store/selectors.js'
import { connect } from './connect.js'
import { deleteConnection, getConnections, switchConnection } from './connections.js'
import { connectSource } from './connectSource.js'
import { disconnect } from './disconnect.js'
import { getCapabilities } from './getCapabilities.js'
import { prepareConnect } from './prepareConnect.js'
import { reconnect } from './reconnect.js'
import { signMessage } from './signMessage.js'

const none = { methods: [], events: [] }

function createSession(id: string, of = address, chains: readonly number[] = [1, 10]): SourceSession {
  const networks = chains.map(chain => `eip155:${chain}` as const)
  return {
    id,
    wallet: { name: `Vault ${id}` },
    namespaces: {
      eip155: { ...none, chains: networks, accounts: networks.map(network => `${network}:${of}` as const) },
      solana: { ...none, chains: [solana.caipNetworkId], accounts: [`${solana.caipNetworkId}:So${id}`] },
    },
  }
}

function setup(options: Parameters<typeof createTestPortico>[0] = {}, source = createFakeSource()) {
  const world = createTestPortico({ networks: [one, ten, solana], sources: [source.factory], ...options })
  startPortico(world.portico)
  const log = async (session: SourceSession) => {
    const connecting = connect(world.portico, { connectorId: 'vault', namespace: 'eip155' })
    source.asked.at(-1)?.grant(session)
    return connecting
  }
  return { ...world, source, log }
}

const several = { features: { multiWallet: true } }

describe('a wallet that is not in the page', () => {
  it('is listed in every family that it serves, whatever adapters find', () => {
    const { portico, adapter } = setup()
    adapter.context.emit({ type: 'connectors', connectors: [createConnector('io.new')] })
    const listed = portico.store.get().connectors.map(({ id, chain }) => `${id} ${chain}`)
    expect(listed).toEqual(['vault eip155', 'vault solana', 'io.new eip155'])
    adapter.context.emit({ type: 'connectors', connectors: [] })
    expect(portico.store.get().connectors.map(({ id }) => id)).toEqual(['vault', 'vault'])
  })

  it('is asked within the click, so that a login may open its window', () => {
    const { portico, source, fake } = setup()
    void connect(portico, { connectorId: 'vault' })
    expect(fake.opened).toEqual(['https://login.example'])
    expect(source.asked[0]?.parameters).toMatchObject({ namespace: 'eip155' })
  })

  it('is told what it alone understands', () => {
    const { portico, source } = setup()
    const options = { login: 'google' }
    const vault = portico.sources.get('vault')
    if (vault) void connectSource(portico, vault, { namespace: 'eip155', options })
    expect(source.asked[0]?.parameters).toMatchObject({ options })
  })

  it('has what it needs loaded ahead', async () => {
    const { portico, source } = setup()
    await prepareConnect(portico, { connectorId: 'vault' })
    await prepareConnect(portico, { connectorId: 'io.fake' })
    expect(source.prepared).toBe(1)
  })

  it('connects every family that it grants, and the modal closes', async () => {
    const { portico, source, log } = setup()
    openModal(portico)
    await expect(log(createSession('a'))).resolves.toMatchObject({ address, wallet: { name: 'Vault a' } })
    expect(selectAccount(portico.store.get(), 'solana')).toMatchObject({ address: 'Soa', sessionId: 'a' })
    expect(portico.store.get().modal.open).toBe(false)
    expect(portico.store.get().events.data.event).toBe('MODAL_CLOSE')
    expect(source.networks).toEqual(['a eip155:1', `a ${solana.caipNetworkId}`])
  })

  it('says in its own word how the visitor connected', async () => {
    const { portico } = createTestPortico({ sources: [createEmailSource({ method: 'email' })] })
    const seen: unknown[] = []
    watchEvents(portico, { onChange: ({ data }) => seen.push(data) })
    await connect(portico, { connectorId: 'mail' })
    const properties = { method: 'email', name: 'Email Wallet' }
    expect(seen).toContainEqual({ event: 'CONNECT_SUCCESS', properties })
  })

  it('is given up with the signal, and what it grants afterwards is taken back', async () => {
    const { portico, source } = setup()
    const controller = new AbortController()
    const connecting = connect(portico, { connectorId: 'vault', signal: controller.signal })
    controller.abort()
    source.asked[0]?.grant(createSession('a'))
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    expect(source.ended).toEqual(['a'])
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('is left again when it serves none of the networks', async () => {
    const { portico, source, log } = setup()
    const session = createSession('a')
    await expect(log({ ...session, namespaces: {} })).rejects.toMatchObject({
      code: 'no_requested_chain_supported',
    })
    expect(source.ended).toEqual(['a'])
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('is connected in no family without an account, nor in one that the site lacks', async () => {
    const { portico, log } = setup()
    const session = createSession('a')
    const bitcoin = { ...none, chains: ['bip122:0'], accounts: ['bip122:0:bc1q'] } as const
    const empty = { ...none, chains: [solana.caipNetworkId], accounts: [] }
    await log({ ...session, namespaces: { ...session.namespaces, solana: empty, bip122: bitcoin } })
    const { connections } = portico.store.get()
    expect(connections.eip155).toHaveLength(1)
    expect([connections.solana ?? [], connections.bip122 ?? []]).toEqual([[], []])
  })

  it('has one session at a time where its source can have no more, also beside other wallets', async () => {
    const { portico, log } = setup(several, createFakeSource({ sessions: 'one' }))
    await connect(portico, { connectorId: 'io.fake' })
    await log(createSession('a'))
    await log(createSession('b', otherAddress))
    const sessions = getConnections(portico, 'eip155').map(({ sessionId }) => sessionId)
    expect(sessions).toEqual(['b', undefined])
  })

  it('is ended where another wallet takes its place', async () => {
    const { portico, source, log } = setup({}, createFakeSource({ sessions: 'one', namespaces: ['eip155'] }))
    const { solana: _, ...namespaces } = createSession('a').namespaces
    await log({ ...createSession('a'), namespaces })
    await connect(portico, { connectorId: 'io.fake' })
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ connectorId: 'io.fake' })
    await expect.poll(() => source.ended).toEqual(['a'])
  })

  it('has the messages of its provider shown as the alerts that they stand for, once [X-02]', async () => {
    const { portico, source } = setup()
    const message = 'Unauthorized: origin not allowed'
    source.context.emit({ type: 'notice', message })
    source.context.emit({ type: 'notice', message })
    source.context.emit({ type: 'notice', message: 'Good morning' })
    await expect
      .poll(() => portico.store.get().alerts.items.map(({ title }) => title))
      .toEqual(['Origin Not Allowed'])
  })

  it('is asked what it can do itself, whatever another with the same account has said', async () => {
    const { portico, log } = setup(several)
    const asked: unknown[] = []
    Object.assign(portico.adapters.get('eip155')?.methods ?? {}, {
      getCapabilities: async ({ connector }: AccountParameters) => {
        asked.push(connector.provider)
        return {}
      },
    })
    await log(createSession('a'))
    await getCapabilities(portico, { namespace: 'eip155' })
    await log(createSession('b'))
    expect(selectCapabilities(portico.store.get(), 'eip155').status).toBe('pending')
    await getCapabilities(portico, { namespace: 'eip155' })
    expect(asked).toEqual(['eip155 of a', 'eip155 of b'])
  })

  it('is driven by the adapter through the provider of its session', async () => {
    const { portico, adapter, log } = setup()
    await log(createSession('a'))
    const driven = vi.fn(async () => `0x${'ab'.repeat(65)}`)
    adapter.answer('signMessage', driven)
    await signMessage(portico, { message: 'Hello' })
    expect(driven).toHaveBeenCalledWith(
      expect.objectContaining({ connector: expect.objectContaining({ provider: 'eip155 of a' }) }),
    )
  })

  it.each([
    ['has moved to another account', { type: 'accountsChanged', accounts: [`eip155:1:${otherAddress}`] }],
    ['has left', { type: 'ended' }],
  ])('gives no signature out when it %s before it answers [T-19]', async (_, news) => {
    const { portico, adapter, source, log } = setup()
    await log(createSession('a'))
    adapter.answer('signMessage', async () => {
      source.context.emit({ namespace: 'eip155', sessionId: 'a', ...news } as SourceEvent) // named above
      return `0x${'ab'.repeat(65)}`
    })
    await expect(signMessage(portico, { message: 'Hello' })).rejects.toMatchObject({
      code: 'account_changed',
    })
  })

  it('takes the place of another session, which is ended, where there may not be several [T-04]', async () => {
    const { portico, source, log } = setup()
    await log(createSession('a'))
    await log(createSession('b', otherAddress))
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ address: otherAddress })
    expect(source.ended).toEqual(['a'])
    expect(portico.store.get().connections.eip155).toHaveLength(1)
  })

  it('stands by beside another session of the same source, and is there again', async () => {
    const { portico, source, log } = setup(several)
    await log(createSession('a'))
    await log(createSession('b', otherAddress))
    expect(getConnections(portico, 'eip155').map(({ sessionId }) => sessionId)).toEqual(['b', 'a'])
    const [, a] = getConnections(portico, 'eip155')
    if (a) await switchConnection(portico, { connection: a, namespace: 'eip155' })
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ address, sessionId: 'a' })
    expect(source.asked).toHaveLength(2)
    expect(source.ended).toEqual([])
  })

  it('is up to date, in use and standing by, whatever it does [T-19]', async () => {
    const { portico, source, log } = setup(several)
    await log(createSession('a'))
    await log(createSession('b', otherAddress))
    const moved = '0x3333333333333333333333333333333333333333'
    source.context.emit({ type: 'session', session: createSession('a', moved) })
    source.context.emit({ type: 'chainChanged', sessionId: 'a', namespace: 'eip155', chainId: '10' })
    await vi.dynamicImportSettled()
    await settle()
    expect(getConnections(portico, 'eip155')[1]).toMatchObject({
      sessionId: 'a',
      accounts: [{ address: moved }],
      caipNetworkId: 'eip155:10',
    })
    expect(selectNetwork(portico.store.get(), 'eip155')?.id).toBe(1)
    source.context.emit({ type: 'ended', sessionId: 'a' })
    await expect.poll(() => getConnections(portico, 'eip155')).toHaveLength(1)
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({
      status: 'connected',
      sessionId: 'b',
    })
  })

  it('says why it has ended, where its source knows, and nothing beside that [V-15]', async () => {
    const { portico, source, log } = setup()
    await log(createSession('a'))
    source.context.emit({ type: 'ended', sessionId: 'a', reason: new PorticoError(walletForgotten) })
    await expect.poll(() => portico.store.get().toasts.visible).toHaveLength(1)
    expect(portico.store.get().toasts.visible).toMatchObject([{ error: { code: 'wallet_forgotten' } }])
  })

  it('is said to be gone where it was there at the last visit and is no more [V-15]', async () => {
    const { portico, source } = setup()
    source.context.emit({ type: 'lost', reason: new PorticoError(walletForgotten) })
    await expect.poll(() => portico.store.get().toasts.visible).toHaveLength(1)
    expect(portico.store.get().toasts.visible).toMatchObject([
      { type: 'info', error: { code: 'wallet_forgotten' } },
    ])
  })

  it('is left in the families that it grants no more', async () => {
    const { portico, source, log } = setup()
    await log(createSession('a'))
    const { solana: _, ...namespaces } = createSession('a').namespaces
    source.context.emit({ type: 'session', session: { ...createSession('a'), namespaces } })
    await expect.poll(() => selectAccount(portico.store.get(), 'solana').status).toBe('disconnected')
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('connected')
  })

  it('is not followed to a chain that it did not grant', async () => {
    const { portico, source, log } = setup()
    await log(createSession('a', address, [1]))
    source.context.emit({ type: 'chainChanged', sessionId: 'a', namespace: 'eip155', chainId: '10' })
    await vi.dynamicImportSettled()
    await settle()
    expect(selectNetwork(portico.store.get(), 'eip155')?.id).toBe(1)
  })

  it('is disconnected once, for every family [T-04]', async () => {
    const { portico, source, log } = setup()
    await log(createSession('a'))
    await disconnect(portico, { namespace: 'solana' })
    expect(source.ended).toEqual(['a'])
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('disconnected')
  })

  it('is told apart from another of its sessions when it is deleted', async () => {
    const { portico, source, log } = setup(several)
    await log(createSession('a'))
    await log(createSession('b', otherAddress))
    deleteConnection(portico, { connectorId: 'vault', sessionId: 'a', namespace: 'eip155' })
    await settle()
    expect(source.ended).toEqual(['a'])
    expect(getConnections(portico, 'eip155').map(({ sessionId }) => sessionId)).toEqual(['b'])
  })

  it('is there again on the next visit, each session in its place [T-02]', async () => {
    const { fake, log } = setup(several)
    await log(createSession('a'))
    await log(createSession('b', otherAddress))
    const next = createFakeSource()
    next.stored = [createSession('b', otherAddress), createSession('a')]
    const { portico } = createTestPortico({
      fake,
      networks: [one, ten, solana],
      sources: [next.factory],
      ...several,
    })
    startPortico(portico)
    await reconnect(portico)
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({
      address: otherAddress,
      sessionId: 'b',
    })
    expect(getConnections(portico, 'eip155').map(({ sessionId }) => sessionId)).toEqual(['b', 'a'])
    expect(next.asked).toEqual([])
  })

  it('needs no adapter to be connected', async () => {
    const { portico, log } = setup({ adapters: [createFakeAdapter().factory] })
    await log(createSession('a'))
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('connected')
  })
})
