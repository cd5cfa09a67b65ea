import {
  connect as connectKit,
  disconnect as disconnectKit,
  pair,
  start,
  switchConnection as switchKit,
  switchNetwork,
} from '@portico/core'
import { PorticoError, userRejected } from '@portico/protocol'
import {
  type Config,
  type Connector,
  type CreateConnectorFn,
  connect,
  createConnector,
  disconnect,
  getWalletClient,
  injected,
  reconnect,
  sendTransaction,
  signMessage,
  switchChain,
} from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWagmiConfig } from './createWagmiConfig.js'
import {
  address,
  chainOf,
  createPhone,
  currentOf,
  endWorld,
  networks,
  otherAddress,
  pairUp,
  prepareWorld,
  setUp,
  setUpPaired,
  statusOf,
  stops,
  wallet,
} from './remoteWorld.js'

const hash = `0x${'ab'.repeat(32)}`

/** What wagmi's `switchConnection` does, which has another name in wagmi 2. */
function chooseInWagmi(config: Config, { uid }: Connector): void {
  config.setState(state => ({ ...state, current: uid }))
}

const countChanges = (config: Config) => {
  let changes = 0
  stops.push(
    config.subscribe(
      state => state.connections,
      () => {
        changes += 1
      },
    ),
  )
  return () => changes
}

/** One connection, seen by the kit and by wagmi, whoever does what. */
export function describeRemote(): void {
  beforeEach(prepareWorld)
  afterEach(endWorld)

  describe('a remote wallet that the kit has paired with', () => {
    it('is what wagmi is connected to, by the name and icon of the wallet [C-06]', async () => {
      const { config } = await setUpPaired()
      expect(currentOf(config)).toMatchObject({
        status: 'connected',
        addresses: [address],
        chainId: 31337,
        connector: { name: 'Phone Wallet', icon: 'https://phone.example/icon.png', type: 'walletConnect' },
      })
      expect(config.state.chainId).toBe(31337)
    })

    it('is no connector of wagmi before and after [C-06]', async () => {
      const { config, portico, pairing } = setUp()
      const before = config.connectors.map(({ id }) => id)
      await pairUp(portico, pairing)
      expect(config.connectors).toHaveLength(before.length + 1)
      await disconnectKit(portico)
      expect(config.connectors.map(({ id }) => id)).toEqual(before)
      expect(config.state).toMatchObject({ status: 'disconnected', current: null })
      expect(config.state.connections.size).toBe(0)
    })

    it('is listed once by the kit', async () => {
      const { portico } = await setUpPaired()
      const remote = portico.store.get().connectors.filter(({ type }) => type === 'WALLET_CONNECT')
      expect(remote).toHaveLength(1)
      expect(portico.store.get().connectors.map(({ id }) => id)).toEqual(['walletConnect', wallet.info.rdns])
    })

    it('signs and sends for the hooks of wagmi [C-06] [C-12]', async () => {
      const pairing = createPhone({ personal_sign: () => '0x1234', eth_sendTransaction: () => hash })
      const { config } = await setUpPaired({ pairing })
      expect((await getWalletClient(config)).account.address).toBe(address)
      await expect(signMessage(config, { message: 'Hi' })).resolves.toBe('0x1234')
      await expect(sendTransaction(config, { to: otherAddress, gas: null })).resolves.toBe(hash)
      expect(pairing.requests.find(({ method }) => method === 'personal_sign')?.params[1]).toBe(address)
    })

    it('refuses with the numbers by which wagmi tells errors apart', async () => {
      const pairing = createPhone({
        personal_sign() {
          throw new PorticoError(userRejected)
        },
      })
      const { config } = await setUpPaired({ pairing })
      await expect(signMessage(config, { message: 'Hi' })).rejects.toMatchObject({
        name: 'UserRejectedRequestError',
        code: 4001,
      })
    })

    it('switches networks for wagmi, and the kit goes along', async () => {
      const { config, portico } = await setUpPaired()
      const changes = countChanges(config)
      await expect(switchChain(config, { chainId: 31338 })).resolves.toMatchObject({ id: 31338 })
      expect(chainOf(portico)).toBe(31338)
      expect(currentOf(config).chainId).toBe(31338)
      expect(changes()).toBe(1)
    })

    it('switches networks for the kit, and wagmi goes along', async () => {
      const { config, portico } = await setUpPaired()
      await switchNetwork(portico, 'eip155:31338')
      expect(currentOf(config).chainId).toBe(31338)
      expect((await getWalletClient(config)).chain.id).toBe(31338)
    })

    it('leaves both where they are when it will not switch', async () => {
      const pairing = createPhone({
        wallet_switchEthereumChain() {
          throw new PorticoError(userRejected)
        },
      })
      const { config, portico } = await setUpPaired({ pairing })
      await expect(switchChain(config, { chainId: 31338 })).rejects.toMatchObject({ code: 4001 })
      expect([chainOf(portico), currentOf(config).chainId]).toEqual([31337, 31337])
    })

    it('ends in the kit and in the wallet when wagmi disconnects [T-03]', async () => {
      const { config, portico, pairing } = await setUpPaired()
      await disconnect(config)
      expect(statusOf(portico)).toBe('disconnected')
      expect(currentOf(config).status).toBe('disconnected')
      await vi.waitFor(() => expect(pairing.disconnects).toBe(1))
      expect(config.connectors.map(({ id }) => id)).toEqual([wallet.info.rdns])
    })

    it('tells wagmi of another account, of another network and of its end [T-19]', async () => {
      const { config, portico, pairing } = await setUpPaired()
      pairing.tell({
        type: 'accountsChanged',
        namespace: 'eip155',
        accounts: [`eip155:31337:${otherAddress.toLowerCase()}`],
      } as never) // Spelt as wallets do that know no EIP-55.
      await vi.waitFor(() => expect(currentOf(config).address).toBe(otherAddress))
      expect(currentOf(config).connector?.name).toBe('Phone Wallet')
      pairing.tell({ type: 'chainChanged', namespace: 'eip155', chainId: '31338' })
      await vi.waitFor(() => expect(currentOf(config).chainId).toBe(31338))
      pairing.tell({ type: 'ended', topic: 'topic' })
      await vi.waitFor(() => expect(currentOf(config).status).toBe('disconnected'))
      expect(statusOf(portico)).toBe('disconnected')
    })

    it('changes nothing in wagmi when nothing of it changes in the kit', async () => {
      const { config, portico } = await setUpPaired()
      const changes = countChanges(config)
      portico.store.set(state => ({ ...state, initialized: !state.initialized }))
      expect(changes()).toBe(0)
    })

    it('comes back when wagmi throws its connections away as it mounts', async () => {
      const { config } = await setUpPaired()
      config.setState(state => ({ ...state, connections: new Map() }))
      expect(currentOf(config)).toMatchObject({ status: 'connected', address })
    })
  })

  describe('after a reload', () => {
    async function reload() {
      const first = await setUpPaired()
      for (const stop of stops.splice(0)) stop()
      const pairing = createPhone()
      let found: (() => void) | undefined
      pairing.stored = new Promise(resolve => {
        found = () => resolve(pairing.session)
      })
      const config = createWagmiConfig(networks, [injected()])
      await config.storage?.setItem(
        'recentConnectorId',
        first.config.state.connections.values().next().value?.connector.id ?? '',
      )
      const world = setUp({ pairing, storage: first.storage, config })
      return { ...world, find: () => found?.() }
    }

    it('wagmi’s own reconnect waits for the kit and finds the wallet, without a prompt [E-16]', async () => {
      const { config, portico, pairing, find } = await reload()
      const restored = reconnect(config)
      expect(config.state.status).not.toBe('connected')
      find()
      await expect(restored).resolves.toMatchObject([{ accounts: [address], chainId: 31337 }])
      expect(currentOf(config)).toMatchObject({
        status: 'connected',
        address,
        connector: { name: 'Phone Wallet' },
      })
      expect(statusOf(portico)).toBe('connected')
      expect(pairing.methods().filter(method => method !== 'eth_chainId')).toEqual([])
    })

    it('the kit brings wagmi back where wagmi does not reconnect [E-16]', async () => {
      const { config, find } = await reload()
      find()
      await vi.waitFor(() => expect(currentOf(config)).toMatchObject({ status: 'connected', address }))
    })

    it('wagmi can disconnect before the kit has restored anything', async () => {
      const { config, portico, find } = await reload()
      const connector = config.connectors.find(({ type }) => type === 'walletConnect')
      if (!connector) throw new Error('The connector is not there.')
      const leaving = disconnect(config, { connector })
      find()
      await leaving
      expect(statusOf(portico)).toBe('disconnected')
      expect(currentOf(config).status).toBe('disconnected')
    })

    it('both are disconnected when the session is gone', async () => {
      const first = await setUpPaired()
      for (const stop of stops.splice(0)) stop()
      const { config, portico } = setUp({ storage: first.storage })
      await expect(reconnect(config)).resolves.toEqual([])
      expect(currentOf(config).status).toBe('disconnected')
      expect(statusOf(portico)).toBe('disconnected')
      expect(config.connectors.map(({ id }) => id)).toEqual([wallet.info.rdns])
    })

    it('the kit can be started again beside a wagmi that stayed', async () => {
      const { config, portico } = await setUpPaired()
      for (const stop of stops.splice(0)) stop()
      stops.push(start(portico))
      expect(config.connectors.filter(({ type }) => type === 'walletConnect')).toHaveLength(1)
      await disconnect(config)
      expect(statusOf(portico)).toBe('disconnected')
    })
  })

  describe('beside other wallets', () => {
    it('the remote one is left, and ended, when a hook of wagmi connects another [C-06]', async () => {
      const { config, portico, pairing } = await setUpPaired()
      const connector = config.connectors.find(({ id }) => id === wallet.info.rdns)
      if (!connector) throw new Error('The wallet is not there.')
      await connect(config, { connector })
      expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId: wallet.info.rdns })
      expect([...config.state.connections.values()].map(({ connector: { id } }) => id)).toEqual([
        wallet.info.rdns,
      ])
      await vi.waitFor(() => expect(pairing.disconnects).toBe(1))
    })

    it('the remote one is left, and ended, when the kit connects another', async () => {
      const { config, portico, pairing } = await setUpPaired()
      await connectKit(portico, { connectorId: wallet.info.rdns })
      expect(currentOf(config)).toMatchObject({ address: wallet.control.address(), status: 'connected' })
      expect(config.state.connections.size).toBe(1)
      await vi.waitFor(() => expect(pairing.disconnects).toBe(1))
    })

    it('pairing takes the place of the wallet before', async () => {
      const { config, portico, pairing } = setUp()
      await connectKit(portico, { connectorId: wallet.info.rdns })
      stops.push(pair(portico))
      await vi.waitFor(() => expect(portico.store.get().pairing.status).toBe('ready'))
      pairing.grant()
      await vi.waitFor(() => expect(currentOf(config)).toMatchObject({ address, status: 'connected' }))
      await vi.waitFor(() => expect(config.state.connections.size).toBe(1))
      await disconnect(config)
      expect(statusOf(portico)).toBe('disconnected')
      expect(currentOf(config).status).toBe('disconnected')
    })

    it('stays beside another one where the owner wants several at once, and either side may choose', async () => {
      const { config, portico, pairing } = await setUpPaired({ multiWallet: true })
      await connectKit(portico, { connectorId: wallet.info.rdns })
      expect(config.state.connections.size).toBe(2)
      expect(currentOf(config).address).toBe(wallet.control.address())
      const remote = portico.store.get().connections.eip155?.find(({ type }) => type === 'WALLET_CONNECT')
      if (!remote) throw new Error('The remote wallet is not there.')
      await switchKit(portico, { connection: remote })
      expect(currentOf(config)).toMatchObject({ address, connector: { name: 'Phone Wallet' } })

      const [ours, other] = [...config.state.connections.values()].map(({ connector }) => connector)
      if (!ours || !other) throw new Error('wagmi has lost one of them.')
      chooseInWagmi(config, other)
      expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId: wallet.info.rdns })
      chooseInWagmi(config, ours)
      expect(portico.store.get().accounts.eip155).toMatchObject({ address, wallet: { name: 'Phone Wallet' } })
      expect(pairing.disconnects).toBe(0)
    })

    /** Both at once, the injected one in use. */
    async function setUpBoth(pairing = createPhone()) {
      const world = await setUpPaired({ multiWallet: true, pairing })
      await connectKit(world.portico, { connectorId: wallet.info.rdns })
      const choose = async (connectorId: string) => {
        const connection = world.portico.store
          .get()
          .connections.eip155?.find(other => other.connectorId === connectorId)
        if (!connection) throw new Error('The kit has lost one of them.')
        await switchKit(world.portico, { connection })
      }
      return { ...world, choose }
    }

    it('hooks of wagmi speak to the one that is chosen in the kit [C-06]', async () => {
      const pairing = createPhone({ personal_sign: () => '0x1234' })
      const { config, portico, choose } = await setUpBoth(pairing)
      await choose('walletConnect')
      await expect(signMessage(config, { message: 'Hi' })).resolves.toBe('0x1234')
      await choose(wallet.info.rdns)
      expect(currentOf(config)).toMatchObject({
        status: 'connected',
        address: wallet.control.address(),
        connector: { id: wallet.info.rdns },
      })
      expect(portico.store.get().accounts.eip155).toMatchObject({ connectorId: wallet.info.rdns })
      expect(await config.storage?.getItem('recentConnectorId')).toBe(wallet.info.rdns)
      await expect(signMessage(config, { message: 'Hi' })).resolves.not.toBe('0x1234')
      expect(pairing.methods().filter(method => method === 'personal_sign')).toHaveLength(1)
      await choose('walletConnect')
      expect(currentOf(config)).toMatchObject({ address, connector: { name: 'Phone Wallet' } })
      expect(config.state.connections.size).toBe(2)
    })

    it('the network of the one that is chosen in the kit is the one it is on', async () => {
      const { config, portico, choose } = await setUpBoth()
      await switchNetwork(portico, 'eip155:31337')
      await choose('walletConnect')
      await switchNetwork(portico, 'eip155:31338')
      await choose(wallet.info.rdns)
      expect([chainOf(portico), currentOf(config).chainId]).toEqual([31337, 31337])
    })

    it('the remote one keeps its limits when wagmi goes back to it', async () => {
      const { config, portico } = await setUpBoth()
      const remote = [...config.state.connections.values()].find(
        ({ connector }) => connector.type === 'walletConnect',
      )
      if (!remote) throw new Error('wagmi has lost the remote wallet.')
      chooseInWagmi(config, remote.connector)
      const info = {
        name: 'Phone Wallet',
        icon: 'https://phone.example/icon.png',
        type: 'WALLET_CONNECT',
        approvedNetworks: ['eip155:31337', 'eip155:31338'],
      }
      expect(portico.store.get().accounts.eip155).toMatchObject({ address, wallet: info })
      expect(portico.store.get().connections.eip155?.[0]).toMatchObject(info)
    })

    describe('when the one in use ends', () => {
      const idsOf = (config: Config) =>
        [...config.state.connections.values()].map(({ connector }) => connector.id)

      function expectNone({ config, portico }: Pick<ReturnType<typeof setUp>, 'config' | 'portico'>): void {
        expect(statusOf(portico)).toBe('disconnected')
        expect(config.state).toMatchObject({ status: 'disconnected', current: null })
        expect(config.state.connections.size).toBe(1)
      }

      it('neither side goes on with the injected one unasked, and the kit can choose it [T-03]', async () => {
        const { choose, ...world } = await setUpBoth()
        await choose('walletConnect')
        await disconnectKit(world.portico)
        expectNone(world)
        expect(idsOf(world.config)).toEqual([wallet.info.rdns])
        await expect(signMessage(world.config, { message: 'Hi' })).rejects.toThrow()
        await choose(wallet.info.rdns)
        expect(statusOf(world.portico)).toBe('connected')
        expect(currentOf(world.config)).toMatchObject({
          status: 'connected',
          address: wallet.control.address(),
        })
      })

      it('neither side goes on with the remote one unasked, and the kit can choose it [T-03]', async () => {
        const { choose, ...world } = await setUpBoth()
        await disconnectKit(world.portico)
        await vi.waitFor(() => expectNone(world))
        expect(world.pairing.disconnects).toBe(0)
        await choose('walletConnect')
        expect(statusOf(world.portico)).toBe('connected')
        expect(currentOf(world.config)).toMatchObject({ status: 'connected', address })
      })

      it('neither side goes on unasked when the wallet ends it [T-19]', async () => {
        const { choose, ...world } = await setUpBoth()
        await choose('walletConnect')
        world.pairing.tell({ type: 'ended', topic: 'topic' })
        await vi.waitFor(() => expectNone(world))
      })

      it('neither side goes on unasked when wagmi disconnects, and wagmi can choose the other', async () => {
        const { choose, ...world } = await setUpBoth()
        const { config, portico } = world
        await choose('walletConnect')
        await disconnect(config)
        expectNone(world)
        const [left] = [...config.state.connections.values()]
        if (!left) throw new Error('wagmi has lost it.')
        chooseInWagmi(config, left.connector)
        expect(currentOf(config)).toMatchObject({ status: 'connected', address: wallet.control.address() })
        expect(portico.store.get().accounts.eip155).toMatchObject({
          status: 'connected',
          connectorId: wallet.info.rdns,
        })
      })

      it('the kit goes to the remote one with wagmi when wagmi leaves the injected one', async () => {
        const { config, portico } = await setUpBoth()
        await disconnect(config)
        expect(currentOf(config)).toMatchObject({ status: 'connected', address })
        expect(portico.store.get().accounts.eip155).toMatchObject({ status: 'connected', address })
      })
    })

    it('a second remote wallet takes the place of the first, by its own name', async () => {
      const { config, portico, pairing } = await setUpPaired()
      const [first] = config.connectors.filter(({ type }) => type === 'walletConnect')
      stops.push(pair(portico))
      await vi.waitFor(() => expect(portico.store.get().pairing.status).toBe('ready'))
      const { session } = pairing
      pairing.grant({ ...session, topic: 'other', peer: { ...session.peer, name: 'Other Wallet' } })
      await vi.waitFor(() => expect(currentOf(config).connector?.name).toBe('Other Wallet'))
      const remote = config.connectors.filter(({ type }) => type === 'walletConnect')
      expect(remote.map(({ name }) => name)).toEqual(['Other Wallet'])
      expect(first).not.toBe(remote[0])
      expect([...config.state.connections.keys()]).toEqual([remote[0]?.uid])
      expect(currentOf(config)).toMatchObject({ status: 'connected', address })
      expect(statusOf(portico)).toBe('connected')
    })

    describe('where the site has wagmi’s own walletConnect', () => {
      const siteConnector: CreateConnectorFn = createConnector(config => ({
        ...injected({
          target: { id: 'walletConnect', name: 'WalletConnect', provider: wallet.provider as never },
        })(config),
        id: 'walletConnect',
        name: 'WalletConnect',
        type: 'walletConnect',
      }))

      it('the kit does not offer it a second time, and pairs by itself', async () => {
        const { config, portico, pairing } = setUp({ connectors: [siteConnector] })
        expect(portico.store.get().connectors.filter(({ name }) => name === 'WalletConnect')).toHaveLength(1)
        await pairUp(portico, pairing)
        expect(currentOf(config)).toMatchObject({ address, connector: { name: 'Phone Wallet' } })
        expect(new Set(config.connectors.map(({ id }) => id)).size).toBe(config.connectors.length)
      })

      it('a hook of wagmi connects by it, and the kit speaks to that wallet [C-06]', async () => {
        const { config, portico, pairing } = setUp({ connectors: [siteConnector] })
        const connector = config.connectors.find(({ id }) => id === 'walletConnect')
        if (!connector) throw new Error('The connector is not there.')
        await connect(config, { connector })
        await vi.waitFor(() => expect(statusOf(portico)).toBe('connected'))
        expect(portico.store.get().accounts.eip155).toMatchObject({
          address: wallet.control.address(),
          wallet: { name: 'WalletConnect', type: 'EXTERNAL' },
        })
        await disconnectKit(portico)
        expect(currentOf(config).status).toBe('disconnected')
        expect([pairing.disconnects, pairing.requests]).toEqual([0, []])
      })
    })
  })
}
