import { PorticoError, relayUnreachable } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { address, createConnector, createFakeAdapter, otherAddress } from '../../test/createFakeAdapter.js'
import { settle } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { familiesSession, grant, session } from '../../test/remoteSession.js'
import { solana } from '../families/networks/solana.js'
import type { Portico } from '../runtime/Portico.js'
import { startPortico } from '../runtime/startPortico.js'
import type { SourceSession } from '../sources/Source.js'
import { selectAccount } from '../store/selectors.js'
import { connectorWait } from '../utils/timing.js'
import { connect } from './connect.js'
import { getConnections, getRecentConnections, switchConnection } from './connections.js'
import { startPairing } from './offer/startPairing.js'
import { reconnect } from './reconnect.js'

const connectors = [createConnector('io.fake'), createConnector('io.other')]
const several = { features: { multiWallet: true } }

const namesOf = (portico: Portico) =>
  portico.store.get().connections.eip155?.map(({ connectorId }) => connectorId)
const storedOf = (portico: Portico) =>
  portico.storage.get('connections')?.eip155?.map(({ connectorId }) => connectorId)

/** A visit that ends with these wallets connected, the last of them in use. */
async function visitBefore(ids: readonly string[], granted: SourceSession = session) {
  const pairing = createFakePairing()
  const adapter = createFakeAdapter({ connectors })
  const { portico, fake } = createTestPortico({
    adapter,
    pairing: pairing.factory,
    networks: [one, solana],
    ...several,
  })
  startPortico(portico)
  for (const connectorId of ids) {
    if (connectorId === 'walletConnect') {
      startPairing(portico)
      await settle()
      pairing.attempts[0]?.grant(granted)
      await settle()
    } else {
      await connect(portico, { connectorId, namespace: 'eip155' })
    }
  }
  expect(storedOf(portico)).toEqual([...ids].reverse())
  return fake
}

interface Visit extends Omit<Parameters<typeof createTestPortico>[0] & object, 'pairing'> {
  /** What is left of the remote session. */
  readonly stored?: SourceSession | undefined
  readonly restored?: Promise<readonly SourceSession[]>
}

function comeBack({ stored, restored, ...options }: Visit) {
  const pairing = createFakePairing()
  Object.assign(pairing, { stored: stored ? [stored] : [], restored })
  const world = createTestPortico({
    adapter: createFakeAdapter({ connectors }),
    pairing: pairing.factory,
    networks: [one, solana],
    ...options,
  })
  startPortico(world.portico)
  return { ...world, pairing }
}

describe('coming back to several wallets', () => {
  it('finds the remote one standing by, before it is known whether there may be several [T-02]', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const { portico, adapter, pairing } = comeBack({ fake, stored: session })
    await reconnect(portico)
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', connectorId: 'io.fake' })
    expect(namesOf(portico)).toEqual(['io.fake', 'walletConnect'])
    expect(storedOf(portico)).toEqual(['io.fake', 'walletConnect'])
    adapter.context.emit({
      type: 'accountsChanged',
      connectorId: 'io.fake',
      accounts: [{ address: otherAddress }],
    })
    expect(selectAccount(portico.store.get())).toMatchObject({ address: otherAddress })
    expect(storedOf(portico)).toEqual(['io.fake', 'walletConnect'])
    expect(pairing.disconnects).toBe(0)
  })

  it('can turn to the remote one, as it is now, without another code [T-02]', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const eip155 = { ...grant, chains: ['eip155:1'], accounts: [`eip155:1:${otherAddress}`] } as const
    const changed = { ...session, namespaces: { eip155 } }
    const { portico, pairing } = comeBack({ fake, stored: changed, ...several })
    await reconnect(portico)
    const [, remote] = getConnections(portico, 'eip155')
    expect(remote).toMatchObject({ name: 'Phone Wallet', approvedNetworks: ['eip155:1'] })
    if (remote) await switchConnection(portico, { connection: remote, namespace: 'eip155' })
    expect(selectAccount(portico.store.get())).toMatchObject({
      status: 'connected',
      connectorId: 'walletConnect',
      address: otherAddress,
    })
    expect(storedOf(portico)).toEqual(['walletConnect', 'io.fake'])
    expect(pairing.attempts).toEqual([])
  })

  it('keeps no remote one whose session is over [T-02]', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const { portico } = comeBack({ fake })
    await reconnect(portico)
    expect(namesOf(portico)).toEqual(['io.fake'])
    expect(storedOf(portico)).toEqual(['io.fake'])
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', connectorId: 'io.fake' })
  })

  it('keeps the remote one while its session cannot be looked for', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const restored = Promise.reject(new PorticoError(relayUnreachable))
    const { portico } = comeBack({ fake, restored })
    await reconnect(portico)
    expect(storedOf(portico)).toEqual(['io.fake', 'walletConnect'])
    expect(portico.store.get().initialized).toBe(true)
  })

  it('does not wait for the remote one with what is in use', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const { portico } = comeBack({ fake, restored: new Promise(() => undefined) })
    await expect.poll(() => portico.store.get().initialized).toBe(true)
    expect(selectAccount(portico.store.get()).status).toBe('connected')
    expect(storedOf(portico)).toEqual(['io.fake', 'walletConnect'])
  })

  it('leaves the one that was turned to meanwhile when its session is over', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    let finish = (_: readonly []) => {}
    const restored = new Promise<readonly []>(resolve => {
      finish = resolve
    })
    const { portico } = comeBack({ fake, restored, ...several })
    await expect.poll(() => portico.store.get().initialized).toBe(true)
    const [, remote] = getConnections(portico, 'eip155')
    if (remote) await switchConnection(portico, { connection: remote, namespace: 'eip155' })
    finish([])
    await reconnect(portico)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(storedOf(portico)).toEqual(['io.fake'])
  })

  it('takes the session up beside another wallet here and in use there', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'], familiesSession)
    const { portico } = comeBack({ fake, stored: familiesSession })
    await reconnect(portico)
    expect(selectAccount(portico.store.get(), 'solana')).toMatchObject({
      status: 'connected',
      connectorId: 'walletConnect',
    })
    expect(namesOf(portico)).toEqual(['io.fake', 'walletConnect'])
  })

  it('offers the others, which are asked when somebody turns to them', async () => {
    const fake = await visitBefore(['io.other', 'io.fake'])
    const { portico, adapter } = comeBack({ fake, ...several })
    await reconnect(portico)
    expect(namesOf(portico)).toEqual(['io.fake'])
    expect(adapter.calls).not.toContain('reconnect:io.other')
    const [other] = getRecentConnections(portico, 'eip155')
    expect(other).toMatchObject({ connectorId: 'io.other', accounts: [{ address }] })
    if (other) await switchConnection(portico, { connection: other, namespace: 'eip155' })
    expect(adapter.calls).toContain('connect:io.other')
    expect(storedOf(portico)).toEqual(['io.other', 'io.fake'])
  })

  it('keeps stored what was in use when that is not on this page today', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const { portico } = comeBack({ fake, stored: session, adapter: createFakeAdapter({ connectors: [] }) })
    await settle()
    await expect.poll(() => fake.pending).toBeGreaterThan(0)
    await fake.advance(connectorWait)
    await reconnect(portico)
    expect(selectAccount(portico.store.get()).status).toBe('disconnected')
    expect(namesOf(portico)).toEqual(['walletConnect'])
    expect(storedOf(portico)).toEqual(['io.fake', 'walletConnect'])
  })

  it('ends the session of the remote one when another wallet comes and there may not be several [T-04]', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const { portico, pairing } = comeBack({ fake, stored: session })
    await reconnect(portico)
    await connect(portico, { connectorId: 'io.other', namespace: 'eip155' })
    expect(storedOf(portico)).toEqual(['io.other'])
    expect(pairing.disconnects).toBe(1)
    expect(selectAccount(portico.store.get())).toMatchObject({ status: 'connected', connectorId: 'io.other' })
  })

  it('has no remote one where the owner wants none any more', async () => {
    const fake = await visitBefore(['walletConnect', 'io.fake'])
    const { portico } = createTestPortico({ fake, adapter: createFakeAdapter({ connectors }) })
    startPortico(portico)
    await reconnect(portico)
    expect(namesOf(portico)).toEqual(['io.fake'])
    expect(storedOf(portico)).toEqual(['io.fake'])
  })
})
