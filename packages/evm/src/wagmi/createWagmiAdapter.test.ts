import type { Connector } from '@portico/core'
import type { Page } from '@portico/core/adapter'
import { createMockEvmWallet, type MockEvmWallet, mockWallets } from '@portico/testing'
import {
  type Connection,
  type CreateConnectorFn,
  connect,
  createConnector,
  disconnect,
  getConnection,
  getWalletClient,
  injected,
  reconnect,
  switchConnection,
} from '@wagmi/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  announce,
  createNetwork,
  createPage,
  createTestContext,
  type TestContextOptions,
} from '../../test/createTestContext.js'
import { createWagmiConfig } from '../../test/createWagmiConfig.js'
import type { WagmiListing } from './createWagmiAdapter.js'
import { wagmiAdapter } from './wagmiAdapter.js'

const networks = [createNetwork(31337), createNetwork(31338)] as const
const [network] = networks

let page: Page
let wallet: MockEvmWallet

beforeEach(() => {
  page = createPage()
  vi.stubGlobal('window', page)
  wallet = createMockEvmWallet()
  announce(page, wallet.info, wallet.provider)
})

function setUp(
  connectors: readonly CreateConnectorFn[] = [],
  options: TestContextOptions = {},
  listing: WagmiListing = {},
) {
  const config = createWagmiConfig(networks, connectors)
  const test = createTestContext({ page, networks, ...options })
  const adapter = wagmiAdapter({ config, ...listing }).create(test.context)
  const stop = adapter.start()
  const find = (id = wallet.info.rdns): Connector => {
    const connector = test.connectors().find(candidate => candidate.id === id)
    if (!connector) throw new Error(`There is no connector ${id}.`)
    return connector
  }
  const findInWagmi = (id = wallet.info.rdns) => {
    const connector = config.connectors.find(candidate => candidate.id === id)
    if (!connector) throw new Error(`wagmi has no connector ${id}.`)
    return connector
  }
  return {
    ...test,
    config,
    adapter,
    stop,
    find,
    findInWagmi,
    kitConnect: () => adapter.connect({ connector: find(), network }),
  }
}

/** A connector with a library of its own behind it, as wagmi's packages for single vendors are. */
function createVendor(id: string, name: string): CreateConnectorFn {
  return createConnector(config => ({
    ...injected({ target: { id, name, provider: wallet.provider as never } })(config),
    id,
    name,
    type: id,
    icon: 'javascript:alert(1)',
  }))
}

describe('the connectors of a wagmi config', () => {
  it('get the types and names of the kit [C-13]', () => {
    const { connectors } = setUp([
      injected(),
      createVendor('coinbaseWalletSDK', 'Coinbase Wallet'),
      createVendor('safe', 'Safe'),
      createVendor('house', 'House\u202e Wallet'),
    ])
    expect(connectors()).toMatchObject([
      { id: 'injected', type: 'INJECTED', name: 'Browser Wallet' },
      { id: 'coinbaseWalletSDK', type: 'EXTERNAL' },
      {
        id: 'safe',
        type: 'EXTERNAL',
        name: 'Safe',
        explorerId: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
      },
      { id: 'house', type: 'EXTERNAL', name: 'House Wallet', imageUrl: undefined },
      { id: wallet.info.rdns, type: 'ANNOUNCED', name: wallet.info.name },
    ])
  })

  it('are left out where they do not announce themselves and the owner wants none of these', () => {
    const options = { wallets: { injected: false } }
    const { connectors } = setUp([injected(), createVendor('coinbaseWalletSDK', 'Coinbase')], { options })
    expect(connectors().map(({ id }) => id)).toEqual(['coinbaseWalletSDK', wallet.info.rdns])
  })

  it('are left out where the owner wants none that announce themselves, or not Coinbase’s, unless in use', async () => {
    const vendors = [createVendor('coinbaseWalletSDK', 'Coinbase'), createVendor('safe', 'Safe')]
    const listed = ({ connectors }: ReturnType<typeof setUp>) => connectors().map(({ id }) => id)
    expect(listed(setUp(vendors, {}, { coinbase: false }))).toEqual(['safe', wallet.info.rdns])
    const quiet = setUp(vendors, {}, { announced: false })
    expect(listed(quiet)).toEqual(['coinbaseWalletSDK', 'safe'])
    await connect(quiet.config, { connector: quiet.findInWagmi() })
    expect(listed(quiet)).toEqual(['coinbaseWalletSDK', 'safe', wallet.info.rdns])
  })

  it('grow when a wallet announces itself later [C-01]', async () => {
    const { connectors, config } = setUp()
    // wagmi drops what comes before it has read its storage.
    // Its types name a package that only wagmi depends on.
    const { persist } = config._internal.store as { persist: { hasHydrated(): boolean } }
    await expect.poll(() => persist.hasHydrated()).toBe(true)
    const late = createMockEvmWallet(mockWallets.birch)
    announce(page, late.info, late.provider)
    expect(connectors().map(({ id }) => id)).toEqual([wallet.info.rdns, late.info.rdns])
  })
})

describe('what happens in wagmi', () => {
  it('reaches the kit when a hook of wagmi connects, switches account and disconnects [C-06]', async () => {
    const { config, findInWagmi, news, find } = setUp()
    await connect(config, { connector: findInWagmi() })
    const connectorId = wallet.info.rdns
    const first = { address: wallet.control.address() }
    expect(news()).toEqual([
      { type: 'connected', connection: { connectorId, accounts: [first], chainId: 31337 } },
    ])
    await expect.poll(() => find().provider).toBe(wallet.provider)
    wallet.control.switchAccount(1)
    await disconnect(config)
    expect(news().slice(1)).toEqual([
      { type: 'accountsChanged', connectorId, accounts: [{ address: wallet.control.address() }] },
      { type: 'disconnected', connectorId },
    ])
  })

  it('reaches the kit when the visitor moves between two connected wallets', async () => {
    const birch = createMockEvmWallet(mockWallets.birch)
    announce(page, birch.info, birch.provider)
    const { config, findInWagmi, news } = setUp()
    await connect(config, { connector: findInWagmi() })
    await connect(config, { connector: findInWagmi(birch.info.rdns) })
    await switchConnection(config, { connector: findInWagmi() })
    expect(news().map(event => event.type === 'connected' && event.connection.connectorId)).toEqual([
      wallet.info.rdns,
      birch.info.rdns,
      wallet.info.rdns,
    ])
  })

  it('is known to a kit that starts after wagmi connected', async () => {
    const { config, findInWagmi } = setUp()
    await connect(config, { connector: findInWagmi() })
    const late = createTestContext({ page, networks })
    wagmiAdapter({ config }).create(late.context).start()
    expect(late.news()).toMatchObject([{ type: 'connected', connection: { connectorId: wallet.info.rdns } }])
  })

  it('stops reaching the kit when the kit is stopped', async () => {
    const { config, findInWagmi, news, stop } = setUp()
    stop()
    await connect(config, { connector: findInWagmi() })
    expect(news()).toEqual([])
  })
})

describe('what the kit does', () => {
  it('is seen by the hooks of wagmi [C-06]', async () => {
    const { config, adapter, find, kitConnect } = setUp()
    await kitConnect()
    const client = await getWalletClient(config)
    expect(client.account.address).toBe(wallet.control.address())
    expect(getConnection(config)).toMatchObject({
      status: 'connected',
      address: wallet.control.address(),
      chainId: 31337,
    })
    await adapter.switchNetwork({ connector: find(), network: networks[1] })
    expect(getConnection(config)).toMatchObject({ chainId: 31338 })
    await adapter.disconnect({ connector: find() })
    expect(getConnection(config)).toMatchObject({ status: 'disconnected' })
  })

  it('does not connect anew what wagmi has connected', async () => {
    const { config, findInWagmi, kitConnect } = setUp()
    await connect(config, { connector: findInWagmi() })
    wallet.control.forgetRequests()
    await expect(kitConnect()).resolves.toMatchObject({ chainId: 31337 })
    expect(wallet.control.requests()).toEqual([])
  })

  it('is undone when the wallet accepts after the visitor gave up', async () => {
    wallet.control.setApproval('manual')
    const { config, adapter, find, news } = setUp()
    const controller = new AbortController()
    const connecting = adapter.connect({ connector: find(), network, signal: controller.signal })
    await expect.poll(() => wallet.control.prompts()).toHaveLength(1)
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    expect(config.state.status).toBe('disconnected')
    wallet.control.approve()
    await expect
      .poll(() => wallet.control.requests().map(({ method }) => method))
      .toContain('wallet_revokePermissions')
    await expect.poll(() => config.state.connections.size).toBe(0)
    expect(wallet.control.state().connected).toBe(false)
    expect(config.state.status).toBe('disconnected')
    expect(news()).toEqual([])
  })

  it('restores a connection once, also while wagmi is restoring it itself', async () => {
    const { config, adapter, find, kitConnect, news } = setUp()
    await kitConnect()
    config.setState(state => ({ ...state, status: 'disconnected', connections: new Map(), current: null }))
    const eventsBefore = news().length
    wallet.control.forgetRequests()
    const own = reconnect(config)
    const restored = await adapter.reconnect({ connector: find(), network })
    await own
    expect(restored).toMatchObject({ connectorId: wallet.info.rdns, chainId: 31337 })
    expect(wallet.control.requests().map(({ method }) => method)).not.toContain('wallet_requestPermissions')
    expect(wallet.control.requests().filter(({ method }) => method === 'eth_chainId')).toHaveLength(1)
    expect(news().length).toBeLessThanOrEqual(eventsBefore + 1)
  })

  it.each(['caip', 'upperHex', 'decimal', 'number'] as const)(
    'knows the chain of a wallet that spells its id as %s',
    async chainId => {
      wallet.control.answerWrongly({ chainId })
      await expect(setUp().kitConnect()).resolves.toMatchObject({ chainId: 31337 })
    },
  )

  it('notices at the next request that the wallet was removed', async () => {
    const { config, adapter, find, kitConnect, news } = setUp()
    const { accounts } = await kitConnect()
    wallet.control.fail('extensionGone', { methods: 'every', times: 'all' })
    const account = { connector: find(), network, address: accounts[0]?.address ?? '' }
    await expect(adapter.signMessage({ ...account, message: 'x' })).rejects.toMatchObject({
      code: 'provider_disconnected',
    })
    await expect.poll(() => config.state.status).toBe('disconnected')
    expect(news()).toEqual([{ type: 'disconnected', connectorId: wallet.info.rdns }])
  })

  it('leaves nothing behind of connections that wagmi had stored and nobody restored', async () => {
    const { config, adapter, find, kitConnect } = setUp()
    const stored = { id: 'earlier', name: 'Earlier', type: 'injected', uid: 'earlier' }
    // wagmi keeps no more than this of a connector.
    const connection = {
      accounts: [wallet.control.address()],
      chainId: 1,
      connector: stored,
    } as unknown as Connection
    config.setState(state => ({
      ...state,
      connections: new Map([['earlier', connection]]),
      current: 'earlier',
    }))
    await kitConnect()
    await adapter.disconnect({ connector: find() })
    expect(config.state).toMatchObject({ status: 'disconnected', current: null })
  })

  it('leaves a connector that fails to disconnect', async () => {
    const { config, adapter, find, findInWagmi, kitConnect } = setUp()
    await kitConnect()
    Object.assign(findInWagmi(), { disconnect: () => Promise.reject(new Error('no')) })
    await adapter.disconnect({ connector: find() })
    expect(config.state.status).toBe('disconnected')
  })

  it('names a connector that wagmi does not have', async () => {
    const { adapter, find } = setUp()
    const unknown = { ...find(), id: 'gone' }
    await expect(adapter.connect({ connector: unknown, network })).rejects.toMatchObject({
      code: 'connector_not_found',
    })
  })

  it('lets a connector with a library of its own switch in its own way, and says so when it cannot [R-15]', async () => {
    const { config, adapter, find } = setUp([createVendor('house', 'House')])
    const connector = find('house')
    await adapter.connect({ connector, network })
    await adapter.switchNetwork({ connector, network: networks[1] })
    expect(getConnection(config)).toMatchObject({ chainId: 31338 })
    const foreign = createNetwork(5)
    await expect(adapter.switchNetwork({ connector, network: foreign })).rejects.toMatchObject({
      code: 'chain_not_supported',
    })
  })
})

it('tells whether a wallet of the page is locked, and loads no library to find out', async () => {
  Object.assign(wallet.provider, { _metamask: { isUnlocked: async () => false } })
  const { adapter, find } = setUp([createVendor('house', 'House')])
  expect(await adapter.getCondition?.({ connector: find() })).toBe('locked')
  expect(await adapter.getCondition?.({ connector: find('house') })).toBeUndefined()
})
