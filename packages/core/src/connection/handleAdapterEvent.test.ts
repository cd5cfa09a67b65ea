import { changedInWallet, PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { address, createConnector, createFakeAdapter, otherAddress } from '../../test/createFakeAdapter.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { openModal } from '../dialog/openModal.js'
import { startPortico } from '../runtime/startPortico.js'
import { selectAccount, selectNetwork } from '../store/selectors.js'
import { connect } from './connect.js'
import { getConnections, switchConnection } from './connections.js'
import { startPairing } from './offer/startPairing.js'
import { frame } from './paceEvents.js'
import { sendTransaction } from './sendTransaction.js'
import { signMessage } from './signMessage.js'

async function connectRemote({ multiWallet = false } = {}) {
  const pairing = createFakePairing()
  const world = createTestPortico({ pairing: pairing.factory, features: { multiWallet } })
  startPortico(world.portico)
  startPairing(world.portico)
  await expect.poll(() => pairing.attempts).toHaveLength(1)
  pairing.attempts[0]?.grant({
    id: 'topic',
    wallet: { name: 'Phone', icon: 'https://phone.example/i' },
    namespaces: {
      eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods: [], events: [] },
    },
  })
  await expect.poll(() => selectAccount(world.portico.store.get()).status).toBe('connected')
  return { ...world, pairing }
}

describe('what happens to a remote wallet by way of the library of an adapter', () => {
  it('ends the session, for the page in the same moment, when the page leaves it there [T-04]', async () => {
    const { portico, adapter, pairing } = await connectRemote()
    adapter.context.emit({ type: 'left', connectorId: 'walletConnect' })
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    await expect.poll(() => pairing.disconnects).toBe(1)
  })

  it('ends the session, and nothing else, where it stood by while another wallet is in use [T-04]', async () => {
    const { portico, adapter, pairing } = await connectRemote({ multiWallet: true })
    await connect(portico, { connectorId: 'io.fake' })
    pairing.fails = true
    adapter.context.emit({ type: 'left', connectorId: 'walletConnect' })
    const left = [{ connectorId: 'io.fake' }]
    expect(portico.store.get().connections.eip155).toMatchObject(left)
    expect(portico.storage.get('connections')?.eip155).toMatchObject(left)
    await expect.poll(() => pairing.disconnects).toBe(1)
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.fake' })
  })

  it('keeps the name and icon of the wallet when its account changes', async () => {
    const { portico, adapter } = await connectRemote()
    const accounts = [{ address: otherAddress }]
    adapter.context.emit({ type: 'accountsChanged', connectorId: 'walletConnect', accounts })
    expect(selectAccount(portico.store.get())).toMatchObject({
      address: otherAddress,
      wallet: { name: 'Phone', icon: 'https://phone.example/i', type: 'WALLET_CONNECT' },
    })
  })
})

/** Two wallets of the page, the second in use. */
async function connectTwo() {
  const adapter = createFakeAdapter({ connectors: [createConnector('io.fake'), createConnector('io.other')] })
  const world = createTestPortico({ adapter, features: { multiWallet: true } })
  startPortico(world.portico)
  await connect(world.portico, { connectorId: 'io.fake' })
  await connect(world.portico, { connectorId: 'io.other' })
  const turnBack = async () => {
    const connection = getConnections(world.portico).find(({ connectorId }) => connectorId === 'io.fake')
    if (!connection) throw new Error('It is gone.')
    return switchConnection(world.portico, { connection })
  }
  return { ...world, turnBack }
}

describe('what a wallet of the page does while it stands by', () => {
  it('is an account that the visitor finds when turning back to it [T-19]', async () => {
    const { portico, adapter, turnBack } = await connectTwo()
    adapter.context.emit({
      type: 'accountsChanged',
      connectorId: 'io.fake',
      accounts: [{ address: otherAddress }],
    })
    expect(selectAccount(portico.store.get())).toMatchObject({ connectorId: 'io.other', address })
    expect(portico.storage.get('connections')?.eip155?.[1]?.accounts).toMatchObject([
      { address: otherAddress },
    ])
    await expect(turnBack()).resolves.toMatchObject({ connectorId: 'io.fake', address: otherAddress })
  })

  it('is a network that the page follows when the visitor turns back to it [T-19]', async () => {
    const { portico, adapter, turnBack } = await connectTwo()
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 10 })
    expect(selectNetwork(portico.store.get())?.id).toBe(1)
    await expect(turnBack()).resolves.toMatchObject({ caipAddress: `eip155:10:${address}` })
    expect(selectNetwork(portico.store.get())?.id).toBe(10)
  })

  it.each([
    { type: 'disconnected', connectorId: 'io.fake' } as const,
    { type: 'accountsChanged', connectorId: 'io.fake', accounts: [] } as const,
  ])('is an end, after which it is offered no more: $type [T-19]', async event => {
    const { portico, adapter } = await connectTwo()
    openModal(portico)
    adapter.context.emit(event)
    expect(getConnections(portico)).toMatchObject([{ connectorId: 'io.other' }])
    expect(portico.storage.get('connections')?.eip155).toHaveLength(1)
    expect(selectAccount(portico.store.get())).toMatchObject({
      status: 'connected',
      connectorId: 'io.other',
    })
    expect(portico.store.get().modal.open).toBe(true)
  })
})

describe('a flood of events', () => {
  async function flood(tell: (emit: (address: string) => void) => void) {
    const { portico, adapter, fake } = createTestPortico()
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    await fake.advance(frame)
    let updates = 0
    portico.store.subscribe(() => {
      updates += 1
    })
    const emit = (given: string) =>
      adapter.context.emit({
        type: 'accountsChanged',
        connectorId: 'io.fake',
        accounts: [{ address: given }],
      })
    tell(emit)
    return { portico, adapter, fake, emit, count: () => updates }
  }
  const createAddress = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

  it('is one update at once and one when the frame is over, with what came last', async () => {
    const { portico, fake, count } = await flood(emit => {
      for (let index = 1; index <= 10_000; index++) emit(createAddress(index))
    })
    expect(count()).toBe(1)
    await fake.advance(frame)
    expect(count()).toBe(2)
    expect(selectAccount(portico.store.get())).toMatchObject({ address: createAddress(10_000) })
    await fake.advance(frame)
    expect(fake.pending).toBe(0)
  })

  it('of one and the same thing changes nothing', async () => {
    const { fake, count } = await flood(emit => {
      for (let index = 1; index <= 10_000; index++) emit(address)
    })
    await fake.advance(1000)
    expect(count()).toBe(0)
  })

  it('does not hide that a signature is of another account than the one that asked', async () => {
    const { portico, adapter, emit } = await flood(() => undefined)
    adapter.answer('signMessage', async () => {
      emit(address)
      emit(otherAddress)
      return `0x${'ab'.repeat(65)}`
    })
    await expect(signMessage(portico, { message: 'Hello' })).rejects.toMatchObject({
      code: 'account_changed',
    })
  })

  it('is said when the wallet ends what was in use, and not when it ends what stood by [V-15]', async () => {
    const { portico, adapter } = createTestPortico()
    startPortico(portico)
    await connect(portico, { connectorId: 'io.fake' })
    adapter.context.emit({ type: 'disconnected', connectorId: 'io.other' })
    expect(portico.store.get().toasts.visible).toEqual([])
    adapter.context.emit({ type: 'disconnected', connectorId: 'io.fake' })
    const [toast] = portico.store.get().toasts.visible
    expect(toast).toMatchObject({ type: 'info', error: { code: 'wallet_ended' } })
    expect(toast?.message).toMatch(/ disconnected\. Connect again to continue\.$/)
  })

  it('is handled before the end that follows it', async () => {
    const { portico, adapter, fake, emit } = await flood(() => undefined)
    emit(otherAddress)
    emit(address)
    adapter.context.emit({ type: 'disconnected', connectorId: 'io.fake' })
    await fake.advance(1000)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
  })
})

it('A transaction is not answered for an account that changed meanwhile', async () => {
  const { portico, adapter } = createTestPortico()
  startPortico(portico)
  await connect(portico, { connectorId: 'io.fake' })
  adapter.answer('sendTransaction', async () => {
    const accounts = [{ address: otherAddress }]
    adapter.context.emit({ type: 'accountsChanged', connectorId: 'io.fake', accounts })
    return `0x${'cd'.repeat(32)}`
  })
  await expect(sendTransaction(portico, { to: address })).rejects.toMatchObject({ code: 'account_changed' })
})

it('A notice of an adapter is a toast, in words of the catalogue', () => {
  const { portico, adapter } = createTestPortico()
  startPortico(portico)
  adapter.context.emit({ type: 'notice', error: new PorticoError(changedInWallet) })
  return expect
    .poll(() => portico.store.get().toasts.visible)
    .toMatchObject([{ type: 'info', error: { code: 'changed_in_wallet' } }])
})
