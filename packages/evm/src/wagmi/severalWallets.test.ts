import { connect as connectKit, getPairing, startPairing, switchConnection } from '@portico/core'
import type { SourceSession } from '@portico/core/adapter'
import { createMockEvmWallet } from '@portico/testing'
import { until } from '@portico/testing/conformance'
import { disconnect, getWalletClient, injected } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  createPhone,
  currentOf,
  endWorld,
  otherAddress,
  prepareWorld,
  setUp,
  setUpPaired,
  statusOf,
  stops,
  wallet,
} from '../../test/remote/remoteWorld.js'

beforeEach(prepareWorld)
afterEach(endWorld)

const remoteType = 'walletConnect'

/** The remote wallet stands by; one with two accounts is in use. */
async function setUpBoth() {
  const house = createMockEvmWallet({ exposes: 'all' })
  // wagmi describes a provider more closely than anybody needs it.
  const target = { id: 'house', name: 'House', provider: house.provider as never }
  const world = await setUpPaired({ multiWallet: true, connectors: [injected({ target })] })
  const { config, portico } = world
  await connectKit(portico, { connectorId: 'house' })
  const accountOf = () => portico.store.get().accounts.eip155
  const chooseAccount = async (connectorId: string, address?: string) => {
    const connection = portico.store
      .get()
      .connections.eip155?.find(candidate => candidate.connectorId === connectorId)
    if (!connection) throw new Error('The kit has lost it.')
    await switchConnection(portico, { connection, address })
  }
  const remote = () => config.connectors.find(({ type }) => type === remoteType)
  return { ...world, house, accountOf, chooseAccount, remote }
}

/** Two remote wallets, the second in use. */
async function setUpTwoRemote() {
  const world = await setUpPaired({ multiWallet: true })
  const { config, portico, pairing } = world
  const { session } = pairing
  const tablet = {
    ...session,
    id: 'tablet',
    wallet: { ...session.wallet, name: 'Tablet Wallet' },
    namespaces: {
      eip155: { ...session.namespaces.eip155, accounts: [`eip155:31337:${otherAddress}`] },
    },
  } as SourceSession
  stops.push(startPairing(portico))
  await until(() => expect(getPairing(portico).status).toBe('ready'))
  pairing.grant(tablet)
  await until(() => expect(currentOf(config)).toMatchObject({ address: otherAddress }))
  const choose = async (name: string) => {
    const connection = portico.store.get().connections.eip155?.find(candidate => candidate.name === name)
    if (!connection) throw new Error('The kit has lost it.')
    await switchConnection(portico, { connection })
  }
  const listNames = () => portico.store.get().connections.eip155?.map(({ name }) => name)
  const remote = () => config.connectors.find(({ type }) => type === remoteType)
  return { ...world, choose, listNames, remote }
}

describe('of two remote wallets', () => {
  it('wagmi leaves the one in use, and the other stands by until it is chosen [T-03]', async () => {
    const { config, portico, pairing, choose, listNames } = await setUpTwoRemote()
    expect(currentOf(config).connector).toMatchObject({ name: 'Tablet Wallet' })
    await disconnect(config)
    await until(() => expect(pairing.ended).toEqual(['tablet']))
    expect(listNames()).toEqual(['Phone Wallet'])
    expect(statusOf(portico)).toBe('disconnected')
    expect(currentOf(config)).toMatchObject({ status: 'disconnected', connector: undefined })
    await choose('Phone Wallet')
    expect(statusOf(portico)).toBe('connected')
    expect(currentOf(config)).toMatchObject({
      status: 'connected',
      addresses: [address],
      connector: { name: 'Phone Wallet' },
    })
    await disconnect(config)
    await until(() => expect(pairing.ended).toEqual(['tablet', 'topic']))
    expect(listNames()).toEqual([])
    expect(currentOf(config)).toMatchObject({ status: 'disconnected', connector: undefined })
  })

  it('wagmi goes with the kit from one to the other', async () => {
    const { config, choose } = await setUpTwoRemote()
    await choose('Phone Wallet')
    expect(currentOf(config)).toMatchObject({ address, connector: { name: 'Phone Wallet' } })
    await choose('Tablet Wallet')
    expect(currentOf(config)).toMatchObject({ address: otherAddress, connector: { name: 'Tablet Wallet' } })
    expect(config.connectors.filter(({ type }) => type === remoteType)).toHaveLength(1)
    expect(config.state.connections.size).toBe(1)
  })

  it('wagmi leaves the one that it names while another wallet is in use [T-03]', async () => {
    const { config, portico, pairing, listNames, remote } = await setUpTwoRemote()
    await connectKit(portico, { connectorId: wallet.info.rdns })
    const connector = remote()
    expect(connector?.name).toBe('Tablet Wallet')
    if (connector) await disconnect(config, { connector })
    await until(() => expect(pairing.ended).toEqual(['tablet']))
    expect(listNames()).toEqual([wallet.info.name, 'Phone Wallet'])
    expect(currentOf(config)).toMatchObject({ status: 'connected', connector: { id: wallet.info.rdns } })
  })
})

describe('with several wallets', () => {
  it('the remote one that stands by ends in the kit and in the wallet when wagmi disconnects it [T-03]', async () => {
    const { config, portico, pairing, accountOf, remote } = await setUpBoth()
    const connector = remote()
    if (!connector) throw new Error('wagmi does not have it.')
    await disconnect(config, { connector })
    await until(() => expect(pairing.disconnects).toBe(1))
    expect(portico.store.get().connections.eip155).toMatchObject([{ connectorId: 'house' }])
    expect([...config.state.connections.keys()]).not.toContain(connector.uid)
    expect(accountOf()).toMatchObject({ status: 'connected', connectorId: 'house' })
    expect(currentOf(config)).toMatchObject({ status: 'connected', connector: { id: 'house' } })
    // Already gone: there is nobody to tell.
    await connector.disconnect()
    expect(pairing.disconnects).toBe(1)
  })

  it('the remote one that stands by on a later visit is there for wagmi when it is chosen, until wagmi leaves it [T-02]', async () => {
    const { portico: before, storage } = await setUpPaired({ multiWallet: true })
    await connectKit(before, { connectorId: wallet.info.rdns })
    endWorld()
    const pairing = createPhone()
    pairing.stored = Promise.resolve([pairing.session])
    const { config, portico } = setUp({ storage, pairing, multiWallet: true })
    await until(() => expect(statusOf(portico)).toBe('connected'))
    expect(currentOf(config)).toMatchObject({ status: 'connected', connector: { id: wallet.info.rdns } })
    const [, connection] = portico.store.get().connections.eip155 ?? []
    if (!connection) throw new Error('The kit has lost it.')
    await switchConnection(portico, { connection })
    expect(currentOf(config)).toMatchObject({ connector: { type: remoteType }, addresses: [address] })
    await disconnect(config)
    await until(() => expect(pairing.disconnects).toBe(1))
    expect(portico.store.get().connections.eip155).toMatchObject([{ connectorId: wallet.info.rdns }])
  })

  it('wagmi uses the account that is chosen in the kit [C-06]', async () => {
    const { config, accountOf, chooseAccount } = await setUpBoth()
    const [first, second] = currentOf(config).addresses ?? []
    if (!first || !second) throw new Error('It has one account only.')
    await chooseAccount('house', second)
    expect(accountOf()).toMatchObject({ address: second })
    expect(currentOf(config).addresses).toEqual([second, first])
    expect((await getWalletClient(config)).account.address).toBe(second)
    await chooseAccount('house', first)
    expect(accountOf()).toMatchObject({ address: first })
    expect(currentOf(config).addresses).toEqual([first, second])
  })

  it('wagmi uses the account that is chosen together with another wallet', async () => {
    const { config, accountOf, chooseAccount } = await setUpBoth()
    const [first, second] = currentOf(config).addresses ?? []
    await chooseAccount('walletConnect')
    expect(currentOf(config)).toMatchObject({ connector: { type: remoteType } })
    await chooseAccount('house', second)
    expect(currentOf(config)).toMatchObject({ connector: { id: 'house' }, addresses: [second, first] })
    expect(accountOf()).toMatchObject({ connectorId: 'house', address: second })
  })

  it('the account that the wallet itself goes to is the one in both', async () => {
    const { config, accountOf, chooseAccount, house } = await setUpBoth()
    const [, second] = currentOf(config).addresses ?? []
    await chooseAccount('house', second)
    house.control.switchAccount(1)
    house.control.switchAccount(0)
    const address = house.control.address()
    await until(() => expect(accountOf()).toMatchObject({ address }))
    expect(currentOf(config).address).toBe(address)
  })
})
