import type { Connector, Network } from '@portico/core'
import { createPublicClient, http, verifyTypedData } from 'viem'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMockEvmWallet, type MockEvmWallet } from '../../evmWallet/createMockEvmWallet.js'
import type { AdapterConformance } from '../AdapterConformance.js'
import { createPage } from '../createAdapterContext.js'
import { createConformanceRun } from '../createConformanceRun.js'
import { describeAdapter } from '../describeAdapter.js'
import { familyTraits } from '../familyTraits.js'
import { until } from '../until.js'
import { announceWallet } from './announceWallet.js'
import { type EvmFactory, type EvmNode, recipient, useEvmNodes } from './useEvmNodes.js'

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

export interface EvmConformance extends EvmFactory {
  /** The adapter's library subscribes itself, whether the adapter runs or not. */
  readonly keepsListening?: boolean | undefined
}

/** What every EVM adapter must do, tested with a real key and two real nodes. */
export function describeEvmAdapter({
  type,
  createFactory,
  startChain,
  keepsListening,
}: EvmConformance): void {
  describe(`the ${type} adapter`, () => {
    const { getNodes, conformance: family } = useEvmNodes({ type, createFactory, startChain })
    let nodes: readonly [EvmNode, EvmNode]
    let networks: readonly [Network, Network]
    let wallet: MockEvmWallet
    beforeAll(() => {
      nodes = getNodes()
      networks = family.getNetworks()
    })

    const conformance: AdapterConformance<'eip155'> = {
      ...family,
      traits: { ...familyTraits.eip155, keepsListening },
      createWorld() {
        const page = createPage()
        // It does not know the second network.
        wallet = createMockEvmWallet({ chains: [{ id: 31337, rpcUrl: nodes[0].url }] })
        const { info, provider, control } = wallet
        announceWallet(page, info, provider)
        return { page, wallet: { connectorId: info.rdns, name: info.name, imageUrl: info.icon, control } }
      },
    }

    describeAdapter(conformance)

    describe('as an EVM adapter', () => {
      const getRun = createConformanceRun(conformance)
      const listMethods = () => wallet.control.requests().map(({ method }) => method)
      let adapter: ReturnType<typeof getRun>['adapter']
      let test: ReturnType<typeof getRun>['test']
      let getConnector: () => Connector
      let connect: ReturnType<typeof getRun>['connect']
      beforeEach(() => {
        ;({ adapter, test, getConnector, connect } = getRun())
      })

      it('lists an announced wallet by its rdns [C-01] [C-13]', () => {
        expect(getConnector()).toMatchObject({ type: 'ANNOUNCED', info: { rdns: wallet.info.rdns } })
      })

      it("connects to one account, by the number of its chain, through the wallet's own object [T-01]", async () => {
        const connection = await adapter.connect({ connector: getConnector(), network: networks[0] })
        expect(connection).toEqual({
          connectorId: wallet.info.rdns,
          accounts: [{ address: wallet.control.address() }],
          chainId: 31337,
        })
        expect(getConnector().provider).toBe(wallet.provider)
      })

      it('reconnects without a prompt [C-01]', async () => {
        await connect()
        wallet.control.forgetRequests()
        const connection = await adapter.reconnect({ connector: getConnector(), network: networks[0] })
        expect(connection).toMatchObject({
          accounts: [{ address: wallet.control.address() }],
          chainId: 31337,
        })
        expect(listMethods()).not.toContain('eth_requestAccounts')
        expect(listMethods()).not.toContain('wallet_requestPermissions')
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

      it('tells that the network was changed in the wallet', async () => {
        await connect()
        wallet.control.emit('chainChanged', '0x7a6a')
        await until(() =>
          expect(test.news()).toEqual([
            { type: 'chainChanged', connectorId: wallet.info.rdns, chainId: 31338 },
          ]),
        )
      })

      it('signs typed data that verifies [C-11] [R-18]', async () => {
        const account = await connect()
        const signature = (await adapter.methods.signTypedData?.({ ...account, typedData })) as `0x${string}`
        const address = wallet.control.address()
        await expect(verifyTypedData({ ...typedData, address, signature })).resolves.toBe(true)
      })

      it('sends a transaction and waits for its receipt [C-11] [R-18]', async () => {
        const account = await connect()
        const node = createPublicClient({ transport: http(nodes[0].url) })
        const before = await node.getBalance({ address: recipient })
        const hash = await adapter.sendTransaction({ ...account, transaction: { to: recipient, value: 7n } })
        await expect(adapter.methods.waitForReceipt?.({ ...account, hash })).resolves.toMatchObject({
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
        const gas = await adapter.methods.estimateGas?.({
          ...account,
          transaction: { to: recipient, value: 1n },
        })
        // Engines estimate by search, and stop close to the 21,000 of a transfer.
        expect(Number(gas) / 21_000).toBeCloseTo(1)
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
        const { id } = (await adapter.methods.sendCalls?.({
          ...account,
          calls: [
            { to: recipient, value: 1n },
            { to: recipient, value: 2n, data: '0x' },
          ],
        })) ?? { id: '' }
        await until(async () => {
          const status = await adapter.methods.getCallsStatus?.({ ...account, id })
          expect(status).toMatchObject({ id, status: 'success' })
          expect(status?.receipts).toHaveLength(2)
        })
      })

      it('knows what the wallet can do on the configured networks [R-21]', async () => {
        const account = await connect()
        await expect(adapter.methods.getCapabilities?.(account)).resolves.toEqual({
          '31337': { atomic: { status: 'unsupported' } },
        })
      })
    })
  })
}
