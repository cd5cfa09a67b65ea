import { createUnsupportedNetwork } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { createFakeNodes } from '../../test/createFakeNodes.js'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { getBalance } from './getBalance.js'

const network = createNetwork(1)
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('getBalance', () => {
  it('is exact to the last digit', async () => {
    const wallet = createFakeProvider({ eth_getBalance: () => '0xde0b6b3a7640001' })
    const { runtime } = createTestRuntime(wallet.provider, { chainId: 1 })
    await expect(getBalance(runtime, { connector, network, address })).resolves.toEqual({
      amount: '1.000000000000000001',
      symbol: 'ETH',
      decimals: 18,
    })
  })

  it('counts as all chains do on a network that the site knows nothing of', async () => {
    const wallet = createFakeProvider({ eth_getBalance: () => '0xde0b6b3a7640000' })
    const { runtime } = createTestRuntime(wallet.provider, { chainId: 424242 })
    const unknown = createUnsupportedNetwork({ numericChainIds: true }, 'eip155:424242')
    await expect(getBalance(runtime, { connector, network: unknown, address })).resolves.toEqual({
      amount: '1',
      symbol: '',
      decimals: 18,
    })
  })

  it.each(['0x', '', '-1', 'NaN', `0x1${'0'.repeat(300)}`, null, 12, {}])(
    'is unavailable when the node answers with %s',
    async answer => {
      const wallet = createFakeProvider({ eth_getBalance: () => answer })
      const { runtime } = createTestRuntime(wallet.provider, { chainId: 1, rpcUrls: [] })
      await expect(getBalance(runtime, { connector, network, address })).rejects.toThrow(
        'Token Balance Unavailable',
      )
    },
  )

  it.each([10 ** 30, -1, 1.5, Number.NaN])(
    'is unavailable when the network claims %d decimals',
    async decimals => {
      const wallet = createFakeProvider({ eth_getBalance: () => '0x1' })
      const { runtime } = createTestRuntime(wallet.provider, { chainId: 1 })
      const odd = { ...network, nativeCurrency: { ...network.nativeCurrency, decimals } }
      await expect(getBalance(runtime, { connector, network: odd, address })).rejects.toThrow(
        'Token Balance Unavailable',
      )
    },
  )

  it('comes from the endpoint when there is no wallet, or the wallet cannot read', async () => {
    const { fetch } = createFakeNodes({
      'https://a': { eth_chainId: () => '0x1', eth_getBalance: () => '0x0' },
    })
    const options = { chainId: 1, rpcUrls: ['https://a'], environment: { fetch } }
    const { runtime } = createTestRuntime(createFakeProvider({}).provider, options)
    await expect(getBalance(runtime, { network, address })).resolves.toMatchObject({ amount: '0' })
    await expect(getBalance(runtime, { connector, network, address })).resolves.toMatchObject({ amount: '0' })
  })
})
