import { PorticoError, userRejected } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { address, createConnector, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { closeModal } from '../dialog/closeModal.js'
import { openModal } from '../dialog/openModal.js'
import { startPortico } from '../runtime/startPortico.js'
import { modalHostKey } from '../store/modalHost.js'
import { selectAccount, selectAccountView, selectNetwork } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import { successShown } from '../utils/timing.js'
import { connect } from './connect.js'

describe('connecting', () => {
  it('goes from disconnected over connecting to connected [T-01, E-04]', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    const connecting = connect(portico, { connectorId: 'io.fake' })
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connecting', connectorId: 'io.fake' })
    await connecting
    expect(selectAccount(portico.store.get())).toEqual({
      status: 'connected',
      namespace: 'eip155',
      connectorId: 'io.fake',
      address,
      caipAddress: `eip155:1:${address}`,
      accounts: [{ address }],
      wallet: { name: 'Wallet io.fake', rdns: 'io.fake', type: 'ANNOUNCED' },
    })
  })

  it('stores the connection with its connector and accounts [E-16]', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    const connection = { connectorId: 'io.fake', accounts: [{ address }], caipNetworkId: 'eip155:1' }
    expect(portico.store.get().connections).toMatchObject({ eip155: [connection] })
    expect(portico.storage.get('connections')).toMatchObject({ eip155: [connection] })
  })

  it('connects though a listener of the page throws, and logs its error [T-01]', async () => {
    const { portico, fake } = createTestPortico()
    startPortico(portico)
    portico.store.subscribe(() => {
      throw new Error('a fault of the page')
    })
    await connect(portico, { connectorId: 'io.fake' })
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', address })
    expect(fake.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'A listener of the page failed.' }),
    )
  })

  it('closes the modal when it succeeds', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    openModal(portico)
    await connect(portico, { connectorId: 'io.fake' })
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('leaves everything as it was when the visitor rejects, and says so', async () => {
    const { portico, adapter } = createTestPortico()
    startPortico(portico)
    openModal(portico)
    adapter.answer('connect', () => Promise.reject(new PorticoError(userRejected)))
    await expect(connect(portico, { connectorId: 'io.fake' })).rejects.toMatchObject({
      code: 'user_rejected',
    })
    expect(selectAccount(portico.store.get())).toEqual({ status: 'disconnected', namespace: 'eip155' })
    expect(portico.store.get().modal.open).toBe(true)
    expect(portico.store.get().events.data.event).toBe('CONNECT_ERROR')
  })

  it('keeps the connected account when connecting another wallet fails', async () => {
    const adapter = createFakeAdapter({
      connectors: [createConnector('io.fake'), createConnector('io.other')],
    })
    const { portico } = createTestPortico({ adapter })
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    adapter.answer('connect', () => Promise.reject(new PorticoError(userRejected)))
    await expect(connect(portico, { connectorId: 'io.other' })).rejects.toThrow()
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', connectorId: 'io.fake' })
  })

  it('leaves the wallet before, once another one is connected', async () => {
    const adapter = createFakeAdapter({
      connectors: [createConnector('io.fake'), createConnector('io.other')],
    })
    const { portico } = createTestPortico({ adapter })
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    await connect(portico, { connectorId: 'io.other' })
    expect(adapter.calls).toEqual(['start', 'connect:io.fake', 'connect:io.other', 'disconnect:io.fake'])
    expect(portico.store.get().connections.eip155).toHaveLength(1)
  })

  it('gives up at once when told to, and ignores a wallet that answers later', async () => {
    const { portico, adapter } = createTestPortico()
    startPortico(portico)
    let answer: (() => void) | undefined
    adapter.answer(
      'connect',
      ({ connector, signal }) =>
        new Promise((resolve, reject) => {
          answer = () => resolve({ connectorId: connector.id, accounts: [{ address }], chainId: 1 })
          signal?.addEventListener('abort', () => reject(new Error('given up')))
        }),
    )
    const controller = new AbortController()
    const connecting = connect(portico, { connectorId: 'io.fake', signal: controller.signal })
    controller.abort()
    await expect(connecting).rejects.toThrow('given up')
    answer?.()
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })

  it('lets the last of two attempts win', async () => {
    const adapter = createFakeAdapter({
      connectors: [createConnector('io.slow'), createConnector('io.quick')],
    })
    const { portico } = createTestPortico({ adapter })
    startPortico(portico)
    adapter.answer('connect', ({ connector, signal }) => {
      const granted = { connectorId: connector.id, accounts: [{ address }], chainId: 1 }
      if (connector.id === 'io.quick') return Promise.resolve(granted)
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('old'))),
      )
    })
    const first = connect(portico, { connectorId: 'io.slow' })
    const second = connect(portico, { connectorId: 'io.quick' })
    await expect(first).rejects.toThrow('old')
    await second
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', connectorId: 'io.quick' })
  })

  it('names the connector that is not there', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    await expect(connect(portico, { connectorId: 'io.none' })).rejects.toMatchObject({
      code: 'connector_not_found',
    })
  })

  it('connects the page at once, and leaves the card up for the moment in which it says so [T-11]', async () => {
    const { portico, fake } = createTestPortico()
    startPortico(portico)
    portico.memory.set(modalHostKey, { mounted: true })
    openModal(portico)
    await connect(portico, { connectorId: 'io.fake' })
    expect(portico.store.get().accounts.eip155?.status).toBe('connected')
    expect(portico.store.get().modal).toMatchObject({ open: true, connected: true })
    await fake.advance(successShown - 1)
    expect(portico.store.get().modal.open).toBe(true)
    await fake.advance(1)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('does not close a card that the visitor opened anew meanwhile [T-11]', async () => {
    const { portico, fake } = createTestPortico()
    startPortico(portico)
    portico.memory.set(modalHostKey, { mounted: true })
    openModal(portico)
    await connect(portico, { connectorId: 'io.fake' })
    closeModal(portico)
    openModal(portico)
    await fake.advance(successShown)
    expect(portico.store.get().modal.open).toBe(true)
  })

  it('shows a wallet on a network that is not configured as Unknown Network and asks to switch [T-10]', async () => {
    const { portico, adapter } = createTestPortico()
    startPortico(portico)
    adapter.answer('connect', async ({ connector }) => ({
      connectorId: connector.id,
      accounts: [{ address }],
      chainId: 999999,
    }))
    openModal(portico)
    await connect(portico, { connectorId: 'io.fake' })
    expect(selectNetwork(portico.store.get())).toMatchObject({ name: 'Unknown Network', supported: false })
    expect(selectRoute(portico.store.get().router)).toEqual({ name: 'UnsupportedChain' })
  })

  it.each([{ allowUnsupportedNetwork: true }, { dialog: { networkSwitch: false } }])(
    'does not ask to switch with %j [T-10]',
    async options => {
      const { portico, adapter } = createTestPortico(options)
      startPortico(portico)
      adapter.answer('connect', async ({ connector }) => ({
        connectorId: connector.id,
        accounts: [{ address }],
        chainId: 999999,
      }))
      openModal(portico)
      await connect(portico, { connectorId: 'io.fake' })
      expect(selectNetwork(portico.store.get())).toMatchObject({ name: 'Unknown Network' })
      expect(portico.store.get().router.stack).not.toContainEqual({ name: 'UnsupportedChain' })
    },
  )

  it('tells one flat account, whatever the status', async () => {
    const { portico } = createTestPortico()
    startPortico(portico)
    expect(selectAccountView(portico.store.get())).toMatchObject({
      status: 'disconnected',
      isConnected: false,
    })
    await connect(portico, { connectorId: 'io.fake' })
    expect(selectAccountView(portico.store.get())).toEqual({
      address,
      caipAddress: `eip155:1:${address}`,
      isConnected: true,
      status: 'connected',
      namespace: 'eip155',
      chainId: 1,
      caipNetworkId: 'eip155:1',
    })
  })
})
