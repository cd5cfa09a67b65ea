import { describe, expect, it } from 'vitest'
import { address, createConnector, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { familiesSession, session } from '../../test/remoteSession.js'
import { addWallet } from '../catalogue/addWallet.js'
import { openModal } from '../dialog/openModal.js'
import { solana } from '../families/networks/solana.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import { selectAccount } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import { connect } from './connect.js'
import { deleteConnection, getConnections, getRecentConnections, switchConnection } from './connections.js'
import { disconnect } from './disconnect.js'
import { startPairing } from './offer/startPairing.js'

async function setUpPaired() {
  const pairing = createFakePairing()
  const { portico } = createTestPortico({
    networks: [one, solana],
    pairing: pairing.factory,
    adapters: [
      createFakeAdapter().factory,
      createFakeAdapter({ namespace: 'solana', connectors: [createConnector('sol', 'solana')] }).factory,
    ],
    features: { multiWallet: true },
  })
  startPortico(portico)
  startPairing(portico)
  await expect.poll(() => pairing.attempts.length).toBeGreaterThan(0)
  pairing.attempts[0]?.grant(familiesSession)
  await expect.poll(() => selectAccount(portico.store.get(), 'solana').status).toBe('connected')
  await settle()
  return { portico, pairing }
}

/** A remote wallet beside another in both of its families. */
async function setUpStandingBy() {
  const paired = await setUpPaired()
  await connect(paired.portico, { connectorId: 'io.fake', namespace: 'eip155' })
  await connect(paired.portico, { connectorId: 'sol', namespace: 'solana' })
  return paired
}

describe('deleting a connection', () => {
  it('to the remote wallet in use ends its session, for every family, and offers it no more [T-04]', async () => {
    const { portico, pairing } = await setUpPaired()
    deleteConnection(portico, { connectorId: 'walletConnect', namespace: 'eip155' })
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('disconnected')
    expect(selectAccount(portico.store.get(), 'solana').status).toBe('disconnected')
    expect(pairing.disconnects).toBeGreaterThan(0)
    expect(getRecentConnections(portico, 'eip155')).toEqual([])
    await settle()
    expect(getConnections(portico, 'eip155')).toEqual([])
  })

  it('to a remote wallet that was left offers it no more in any family', async () => {
    const { portico } = await setUpPaired()
    await disconnect(portico)
    deleteConnection(portico, { connectorId: 'walletConnect', namespace: 'solana' })
    expect(getRecentConnections(portico, 'solana')).toEqual([])
    expect(getRecentConnections(portico, 'eip155')).toEqual([])
  })

  it('that was left leaves the same wallet in other families alone', async () => {
    const { portico } = await setUpPaired()
    const connections = [{ connectorId: 'io.fake', accounts: [{ address }] }]
    portico.storage.set('recentConnections', { eip155: connections, solana: connections })
    deleteConnection(portico, { connectorId: 'io.fake', namespace: 'solana' })
    expect(portico.storage.get('recentConnections')).toEqual({ eip155: connections, solana: [] })
  })

  it('holds, and fails for nobody, when the wallet cannot be told', async () => {
    const { portico, pairing } = await setUpPaired()
    pairing.fails = true
    deleteConnection(portico, { connectorId: 'walletConnect', namespace: 'eip155' })
    await settle()
    expect(pairing.disconnects).toBeGreaterThan(0)
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('disconnected')
  })

  it('to the remote wallet that stands by everywhere ends its session', async () => {
    const { portico, pairing } = await setUpStandingBy()
    deleteConnection(portico, { connectorId: 'walletConnect', namespace: 'eip155' })
    expect(getConnections(portico, 'eip155')).toMatchObject([{ connectorId: 'io.fake' }])
    expect(getConnections(portico, 'solana')).toMatchObject([{ connectorId: 'sol' }])
    expect(portico.storage.get('connections')).toMatchObject({
      eip155: [{ connectorId: 'io.fake' }],
      solana: [{ connectorId: 'sol' }],
    })
    expect(getRecentConnections(portico, 'eip155')).toEqual([])
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ connectorId: 'io.fake' })
    expect(pairing.disconnects).toBe(1)
  })

  it('to the remote wallet that stands by here leaves it alone where it is in use', async () => {
    const { portico, pairing } = await setUpPaired()
    await connect(portico, { connectorId: 'io.fake', namespace: 'eip155' })
    deleteConnection(portico, { connectorId: 'walletConnect', namespace: 'eip155' })
    expect(getConnections(portico, 'eip155')).toMatchObject([{ connectorId: 'io.fake' }])
    expect(portico.storage.get('connections')?.eip155).toHaveLength(1)
    expect(selectAccount(portico.store.get(), 'solana')).toMatchObject({ connectorId: 'walletConnect' })
    expect(pairing.disconnects).toBe(0)
  })

  it('to an injected wallet that stands by lists it no more', async () => {
    const { portico, pairing } = await setUpStandingBy()
    const [, remote] = getConnections(portico, 'eip155')
    if (remote) await switchConnection(portico, { connection: remote, namespace: 'eip155' })
    deleteConnection(portico, { connectorId: 'io.fake', namespace: 'eip155' })
    expect(getConnections(portico, 'eip155')).toMatchObject([{ connectorId: 'walletConnect' }])
    expect(portico.storage.get('connections')?.eip155).toHaveLength(1)
    expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ connectorId: 'walletConnect' })
    expect(pairing.disconnects).toBe(0)
  })

  it('to an injected wallet leaves the remote one alone', async () => {
    const { portico, pairing } = await setUpPaired()
    await connect(portico, { connectorId: 'io.fake', namespace: 'eip155' })
    deleteConnection(portico, { connectorId: 'io.fake', namespace: 'eip155' })
    expect(selectAccount(portico.store.get(), 'eip155').status).toBe('disconnected')
    expect(getConnections(portico, 'eip155')).toMatchObject([{ connectorId: 'walletConnect' }])
    expect(pairing.disconnects).toBe(0)
  })
})

describe('disconnecting one of several wallets', () => {
  it('that stands by tells it, offers it again, and leaves the one in use alone [T-04]', async () => {
    const adapter = createFakeAdapter({
      connectors: [createConnector('io.fake'), createConnector('io.other')],
    })
    const { portico } = createTestPortico({ adapter, features: { multiWallet: true } })
    startPortico(portico)
    await connect(portico, { connectorId: 'io.other' })
    await connect(portico, { connectorId: 'io.fake' })
    await disconnect(portico, { namespace: 'eip155', connection: { connectorId: 'io.other' } })
    expect(adapter.calls).toContain('disconnect:io.other')
    expect(adapter.calls).not.toContain('disconnect:io.fake')
    expect(getConnections(portico)).toMatchObject([{ connectorId: 'io.fake' }])
    expect(getRecentConnections(portico)).toMatchObject([{ connectorId: 'io.other' }])
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', connectorId: 'io.fake' })
  })

  it('shows those that are left, and closes the modal after the last one', async () => {
    const { portico } = await setUpStandingBy()
    openModal(portico, { view: 'Account' })
    await disconnect(portico, { namespace: 'eip155' })
    expect(portico.store.get().modal.open).toBe(true)
    expect(selectRoute(portico.store.get().router)).toEqual({ name: 'ProfileWallets' })
    await disconnect(portico)
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('in its wallet keeps the list of wallets open', async () => {
    const adapter = createFakeAdapter({
      connectors: [createConnector('io.fake'), createConnector('io.other')],
    })
    const { portico } = createTestPortico({ adapter, features: { multiWallet: true } })
    startPortico(portico)
    await connect(portico, { connectorId: 'io.other' })
    await connect(portico, { connectorId: 'io.fake' })
    openModal(portico, { view: 'ProfileWallets' })
    adapter.context.emit({ type: 'disconnected', connectorId: 'io.fake' })
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(portico.store.get().modal.open).toBe(true)
  })
})

it('Adding a wallet of a family offers its wallets, and makes it the active one only once connected [T-01]', async () => {
  const { portico } = await setUpPaired()
  openModal(portico, { view: 'ProfileWallets' })
  expect(portico.store.get().networks.activeNamespace).toBe('eip155')
  addWallet(portico, 'solana')
  expect(portico.store.get().modal.namespace).toBe('solana')
  expect(selectRoute(portico.store.get().router)).toEqual({ name: 'Connect' })
  expect(portico.store.get().networks.activeNamespace).toBe('eip155')
  await connect(portico, { connectorId: 'sol', namespace: 'solana' })
  expect(portico.store.get().networks.activeNamespace).toBe('solana')
})

it('A session that ends is offered in no family, also where another wallet is in use [T-04]', async () => {
  const { portico, pairing } = await setUpPaired()
  await connect(portico, { connectorId: 'io.fake', namespace: 'eip155' })
  expect(getConnections(portico, 'eip155')).toHaveLength(2)
  await disconnect(portico, { namespace: 'solana' })
  expect(pairing.disconnects).toBe(1)
  expect(getConnections(portico, 'eip155')).toMatchObject([{ connectorId: 'io.fake' }])
  expect(portico.storage.get('connections')?.eip155).toMatchObject([{ connectorId: 'io.fake' }])
  expect(selectAccount(portico.store.get(), 'eip155')).toMatchObject({ status: 'connected' })
})

it('A remote wallet that was left is offered again in every family that it served', async () => {
  const { portico } = await setUpPaired()
  await disconnect(portico)
  expect(getRecentConnections(portico, 'eip155')).toMatchObject([{ connectorId: 'walletConnect' }])
  expect(getRecentConnections(portico, 'solana')).toMatchObject([{ connectorId: 'walletConnect' }])
})

describe('of several remote wallets that were left', () => {
  const named = (id: string, name: string) => ({
    ...familiesSession,
    id,
    wallet: { ...session.wallet, name },
  })
  const listNames = (portico: Portico) => getRecentConnections(portico, 'eip155').map(({ name }) => name)

  async function setUpSeveral() {
    const paired = await setUpPaired()
    const add = async (topic: string, name: string) => {
      startPairing(paired.portico)
      await settle()
      paired.pairing.attempts.at(-1)?.grant(named(topic, name))
      await settle()
    }
    await add('topic 2', 'Tablet Wallet')
    return { ...paired, add }
  }

  it('each is offered again, and one that is connected again no more [T-04]', async () => {
    const { portico, add } = await setUpSeveral()
    await disconnect(portico)
    expect(listNames(portico).sort()).toEqual(['Phone Wallet', 'Tablet Wallet'])
    await add('topic 3', 'Tablet Wallet')
    expect(listNames(portico)).toEqual(['Phone Wallet'])
  })

  it('one that was connected twice is offered once', async () => {
    const { portico, add } = await setUpSeveral()
    await disconnect(portico)
    await add('topic 3', 'Tablet Wallet')
    await disconnect(portico)
    expect(listNames(portico)).toEqual(['Tablet Wallet', 'Phone Wallet'])
  })

  it('one that is deleted leaves the others, in every family', async () => {
    const { portico } = await setUpSeveral()
    await disconnect(portico)
    const tablet = getRecentConnections(portico, 'eip155').find(({ name }) => name === 'Tablet Wallet')
    if (tablet) deleteConnection(portico, { ...tablet, namespace: 'eip155' })
    expect(listNames(portico)).toEqual(['Phone Wallet'])
    expect(getRecentConnections(portico, 'solana')).toMatchObject([{ name: 'Phone Wallet' }])
  })

  it('one that is still connected is left alone when another is deleted', async () => {
    const { portico } = await setUpSeveral()
    deleteConnection(portico, {
      connectorId: 'walletConnect',
      sessionId: session.id,
      namespace: 'eip155',
    })
    expect(getConnections(portico, 'eip155')).toMatchObject([{ name: 'Tablet Wallet' }])
    expect(listNames(portico)).toEqual([])
  })
})

it('Disconnecting everything leaves no wallet that stood by, neither now nor on the next visit [T-04]', async () => {
  const { portico, pairing } = await setUpStandingBy()
  await disconnect(portico)
  expect(getConnections(portico, 'eip155')).toEqual([])
  expect(getConnections(portico, 'solana')).toEqual([])
  expect(portico.storage.get('connections')).toEqual({ eip155: [], solana: [] })
  expect(pairing.disconnects).toBeGreaterThan(0)
})
