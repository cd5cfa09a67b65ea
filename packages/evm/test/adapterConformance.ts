import type { Adapter, AdapterFactory, AdapterType, Connector, Network, Page } from '@portico/core'
import { createMockEvmWallet, type MockEvmWallet } from '@portico/testing'
import { type Anvil, startAnvil } from '@portico/testing/anvil'
import { createPublicClient, http, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, createNetwork, createPage, createTestContext } from './createTestContext.js'
import { until } from './until.js'

const recipient = '0x000000000000000000000000000000000000dEaD'

const typedData = {
  domain: { name: 'Portico', version: '1', chainId: 31337n },
  types: {
    Mail: [
      { name: 'text', type: 'string' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { text: 'Hello', amount: 12n },
} as const

/** Everything an EVM adapter must do, proved with a wallet that has a real key and two real nodes. */
export function describeAdapter(
  type: AdapterType,
  createFactory: (networks: readonly Network[]) => AdapterFactory<'eip155'>,
): void {
  describe(`the ${type} adapter`, () => {
    let nodes: readonly [Anvil, Anvil]
    let networks: readonly [Network, Network]
    let page: Page
    let wallet: MockEvmWallet
    let adapter: Adapter<'eip155'>
    let test: ReturnType<typeof createTestContext>
    let stop: () => void

    beforeAll(async () => {
      nodes = await Promise.all([startAnvil({ chainId: 31337 }), startAnvil({ chainId: 31338 })])
      networks = [createNetwork(31337, nodes[0].url), createNetwork(31338, nodes[1].url)]
    })
    afterAll(() => Promise.all(nodes.map(node => node.stop())))

    beforeEach(() => {
      page = createPage()
      vi.stubGlobal('window', page)
      wallet = createMockEvmWallet({ chains: [{ id: 31337, rpcUrl: nodes[0].url }] })
      announce(page, wallet.info, wallet.provider)
      test = createTestContext({ page, networks })
      adapter = createFactory(networks).create(test.context)
      stop = adapter.start()
    })
    afterEach(() => stop())

    function getConnector(): Connector {
      const connector = test.connectors().find(({ id }) => id === wallet.info.rdns)
      if (!connector) throw new Error('The wallet was not discovered.')
      return connector
    }

    async function connect() {
      const connection = await adapter.connect({ connector: getConnector(), network: networks[0] })
      return {
        connector: getConnector(),
        network: networks[0],
        address: connection.accounts[0]?.address ?? '',
      }
    }

    const listMethods = () => wallet.control.requests().map(({ method }) => method)

    it(`is of type ${type} in the namespace eip155 [C-06] [C-12]`, () => {
      expect(adapter).toMatchObject({ type, namespace: 'eip155' })
    })

    it('lists an announced wallet once, with its name and picture [C-01] [C-13]', () => {
      expect(test.connectors()).toHaveLength(1)
      expect(getConnector()).toMatchObject({
        type: 'ANNOUNCED',
        chain: 'eip155',
        name: wallet.info.name,
        imageUrl: wallet.info.icon,
        info: { rdns: wallet.info.rdns },
      })
    })

    it('connects and knows the account, the chain and the provider [C-01] [C-06] [T-01]', async () => {
      const connection = await adapter.connect({ connector: getConnector(), network: networks[0] })
      expect(connection).toEqual({
        connectorId: wallet.info.rdns,
        accounts: [{ address: wallet.control.address() }],
        chainId: 31337,
      })
      expect(getConnector().provider).toBe(wallet.provider)
      expect(test.news()).toEqual([])
    })

    it('says so when the visitor declines, and can connect afterwards [C-01]', async () => {
      wallet.control.reject({ methods: ['eth_requestAccounts', 'wallet_requestPermissions'] })
      await expect(connect()).rejects.toMatchObject({
        name: 'PorticoError',
        code: 'user_rejected',
        rpcCode: 4001,
      })
      await expect(connect()).resolves.toMatchObject({ address: wallet.control.address() })
    })

    it('waits for a prompt that is already open and connects when it is accepted', async () => {
      wallet.control.pend()
      const connecting = connect()
      await until(() => expect(wallet.control.listenerCount('accountsChanged')).toBeGreaterThan(0))
      await until(() => expect(listMethods().length).toBeGreaterThan(0))
      wallet.control.release()
      await expect(connecting).resolves.toMatchObject({ address: wallet.control.address() })
    })

    it('stops waiting at once when told to, and ignores a later answer', async () => {
      wallet.control.setApproval('manual')
      const controller = new AbortController()
      const { signal } = controller
      const connecting = adapter.connect({ connector: getConnector(), network: networks[0], signal })
      await until(() => expect(wallet.control.prompts()).toHaveLength(1))
      controller.abort()
      await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
      wallet.control.approve()
      await until(() => expect(wallet.control.prompts()).toHaveLength(0))
      // Asked afterwards, so the answer before it has been heard.
      await wallet.provider.request({ method: 'eth_accounts' })
      expect(test.news()).toEqual([])
    })

    it('reconnects without a prompt [C-01]', async () => {
      await connect()
      wallet.control.forgetRequests()
      const connection = await adapter.reconnect({ connector: getConnector(), network: networks[0] })
      expect(connection).toMatchObject({ accounts: [{ address: wallet.control.address() }], chainId: 31337 })
      expect(listMethods()).not.toContain('eth_requestAccounts')
      expect(listMethods()).not.toContain('wallet_requestPermissions')
    })

    it('reconnects to nothing when the wallet grants nothing', async () => {
      await expect(
        adapter.reconnect({ connector: getConnector(), network: networks[0] }),
      ).resolves.toBeUndefined()
    })

    it('disconnects for good: the wallet forgets the page and is not listened to', async () => {
      const { connector } = await connect()
      await adapter.disconnect({ connector })
      expect(listMethods()).toContain('wallet_revokePermissions')
      expect(wallet.control.state().connected).toBe(false)
      expect(wallet.control.listenerCount('chainChanged')).toBe(0)
      await expect(adapter.reconnect({ connector, network: networks[0] })).resolves.toBeUndefined()
      expect(test.news()).toEqual([])
    })

    it('tells that the account was changed in the wallet', async () => {
      await connect()
      wallet.control.switchAccount(1)
      await until(() =>
        expect(test.news()).toEqual([
          {
            type: 'accountsChanged',
            connectorId: wallet.info.rdns,
            accounts: [{ address: wallet.control.address() }],
          },
        ]),
      )
    })

    it('tells that the network was changed in the wallet', async () => {
      await connect()
      wallet.control.emit('chainChanged', '0x7a6a')
      await until(() =>
        expect(test.news()).toEqual([
          { type: 'chainChanged', connectorId: wallet.info.rdns, chainId: 31338 },
        ]),
      )
    })

    it('tells once that the wallet left, however often the wallet says it', async () => {
      await connect()
      wallet.control.disconnect({ times: 50 })
      await until(() => expect(test.news()).toHaveLength(1))
      expect(test.news()).toEqual([{ type: 'disconnected', connectorId: wallet.info.rdns }])
    })

    it('listens once however often it is started, and not at all when stopped', async () => {
      await connect()
      const once = wallet.control.listenerCount('chainChanged')
      expect(once).toBe(1)
      stop()
      // wagmi listens for itself and goes on.
      const left = type === 'wagmi' ? once : 0
      await until(() => expect(wallet.control.listenerCount('chainChanged')).toBe(left))
      stop = adapter.start()
      await until(() => expect(wallet.control.listenerCount('chainChanged')).toBe(once))
      wallet.control.switchAccount(1)
      await until(() => expect(test.news().map(event => event.type)).toContain('accountsChanged'))
    })

    it('signs a message that verifies [C-11] [R-18]', async () => {
      const account = await connect()
      const message = 'Grüße 👋 0x1234'
      const signature = await adapter.signMessage({ ...account, message })
      const address = wallet.control.address()
      // The shape was checked by the adapter.
      await expect(verifyMessage({ address, message, signature: signature as `0x${string}` })).resolves.toBe(
        true,
      )
    })

    it('signs typed data that verifies [C-11] [R-18]', async () => {
      const account = await connect()
      const signature = (await adapter.verbs.signTypedData?.({ ...account, typedData })) as `0x${string}`
      const address = wallet.control.address()
      await expect(verifyTypedData({ ...typedData, address, signature })).resolves.toBe(true)
    })

    it('sends a transaction and waits for its receipt [C-11] [R-18]', async () => {
      const account = await connect()
      const node = createPublicClient({ transport: http(nodes[0].url) })
      const before = await node.getBalance({ address: recipient })
      const hash = await adapter.sendTransaction({ ...account, transaction: { to: recipient, value: 7n } })
      await expect(adapter.verbs.waitForReceipt?.({ ...account, hash })).resolves.toMatchObject({
        hash,
        status: 'success',
      })
      await expect(node.getBalance({ address: recipient })).resolves.toBe(before + 7n)
    })

    it('refuses to send while the wallet is on another network', async () => {
      const account = await connect()
      await expect(
        adapter.sendTransaction({
          ...account,
          network: networks[1],
          transaction: { to: recipient, value: 1n },
        }),
      ).rejects.toMatchObject({ code: 'chain_disconnected', rpcCode: 4901 })
      expect(listMethods()).not.toContain('eth_sendTransaction')
    })

    it('reads the balance from the wallet, and of another network from its endpoint', async () => {
      const account = await connect()
      wallet.control.forgetRequests()
      const here = await adapter.getBalance(account)
      expect(here).toMatchObject({ symbol: 'ETH', decimals: 18 })
      expect(Number(here.amount)).toBeGreaterThan(9_000)
      expect(listMethods()).toContain('eth_getBalance')
      wallet.control.forgetRequests()
      await expect(adapter.getBalance({ ...account, network: networks[1] })).resolves.toMatchObject({
        amount: '10000',
      })
      expect(listMethods()).not.toContain('eth_getBalance')
    })

    it('estimates gas', async () => {
      const account = await connect()
      await expect(
        adapter.verbs.estimateGas?.({ ...account, transaction: { to: recipient, value: 1n } }),
      ).resolves.toBe(21_000n)
    })

    it('adds a network that the wallet does not know and switches to it [R-15] [X-08]', async () => {
      const { connector } = await connect()
      await adapter.switchNetwork({ connector, network: networks[1] })
      expect(wallet.control.state().chainId).toBe(31338)
      const added = wallet.control.requests().find(({ method }) => method === 'wallet_addEthereumChain')
      expect(added?.params[0]).toEqual({
        chainId: '0x7a6a',
        rpcUrls: [nodes[1].url],
        chainName: 'Chain 31338',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        blockExplorerUrls: ['https://explorer.example'],
      })
      expect(test.news()).toEqual([{ type: 'chainChanged', connectorId: wallet.info.rdns, chainId: 31338 }])
      await adapter.switchNetwork({ connector, network: networks[0] })
      expect(wallet.control.state().chainId).toBe(31337)
    })

    it('says that the chain is not supported when the wallet only pretends to switch [R-15]', async () => {
      const { connector } = await connect()
      wallet.control.answerWrongly({ switchChain: 'ignored' })
      await expect(adapter.switchNetwork({ connector, network: networks[1] })).rejects.toMatchObject({
        code: 'chain_not_supported',
        message: 'Chain is not supported',
      })
    })

    it('says that the visitor declined to switch [R-15]', async () => {
      const { connector } = await connect()
      wallet.control.reject({ methods: ['wallet_addEthereumChain'] })
      await expect(adapter.switchNetwork({ connector, network: networks[1] })).rejects.toMatchObject({
        code: 'user_rejected',
      })
    })

    it('sends a batch of calls and follows it to the end [R-03]', async () => {
      const account = await connect()
      const { id } = (await adapter.verbs.sendCalls?.({
        ...account,
        calls: [
          { to: recipient, value: 1n },
          { to: recipient, value: 2n, data: '0x' },
        ],
      })) ?? { id: '' }
      await until(async () => {
        const status = await adapter.verbs.getCallsStatus?.({ ...account, id })
        expect(status).toMatchObject({ id, status: 'success' })
        expect(status?.receipts).toHaveLength(2)
      })
    })

    it('knows what the wallet can do on the configured networks [R-21]', async () => {
      const account = await connect()
      await expect(adapter.verbs.getCapabilities?.(account)).resolves.toEqual({
        '31337': { atomic: { status: 'unsupported' } },
      })
    })
  })
}
