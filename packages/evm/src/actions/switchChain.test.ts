import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork, createTestContext } from '../../test/createTestContext.js'
import { switchChain } from './switchChain.js'

const network = createNetwork(10, 'https://rpc.example')

/** A wallet on chain 1 that does not know chain 10 until it is added, and says so in its own way. */
function createWallet(
  refusal: unknown,
  { adds = 'and switches' }: { adds?: 'and switches' | 'only' | 'nothing' } = {},
) {
  let chainId = 1
  let known = false
  return createFakeProvider({
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: () => {
      if (!known) throw refusal
      chainId = 10
      return null
    },
    wallet_addEthereumChain: () => {
      known = adds !== 'nothing'
      if (adds === 'and switches') chainId = 10
      return null
    },
  })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('switchChain', () => {
  it.each([
    ['4902', { code: 4902 }],
    ['4902 as text', { code: '4902' }],
    ['5000', { code: 5000 }],
    ['32603', { code: 32603 }],
    ['-32603', { code: -32603 }],
    ['4902 inside data.originalError', { code: -32603, data: { originalError: { code: 4902 } } }],
  ])('adds the network when the wallet refuses with %s [R-15] [X-08]', async (_, refusal) => {
    const wallet = createWallet(refusal)
    await expect(switchChain(createTestContext().context, wallet.provider, network)).resolves.toBe(10)
    expect(wallet.methods()).toContain('wallet_addEthereumChain')
  })

  it('describes the network by its five fields [R-15] [W-29]', async () => {
    const wallet = createWallet({ code: 4902 })
    await switchChain(createTestContext().context, wallet.provider, network)
    const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params).toEqual([
      {
        chainId: '0xa',
        rpcUrls: ['https://rpc.example'],
        chainName: 'Chain 10',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        blockExplorerUrls: ['https://explorer.example'],
      },
    ])
  })

  it('switches after adding where the wallet only adds', async () => {
    const wallet = createWallet({ code: 4902 }, { adds: 'only' })
    await expect(switchChain(createTestContext().context, wallet.provider, network)).resolves.toBe(10)
  })

  it.each([
    ['the wallet cannot add it either', createWallet({ code: 4902 }, { adds: 'nothing' })],
    ['the wallet refuses with something else', createWallet({ code: -32601 })],
    ['the wallet throws text', createWallet('no')],
  ])('says that the chain is not supported when %s [R-15]', async (_, { provider }) => {
    await expect(switchChain(createTestContext().context, provider, network)).rejects.toMatchObject({
      code: 'chain_not_supported',
      message: 'Chain is not supported',
    })
  })

  it.each([
    [4001, 'user_rejected'],
    [-32002, 'request_pending'],
  ])('passes on the code %d as it is', async (code, expected) => {
    const wallet = createWallet({ code })
    await expect(switchChain(createTestContext().context, wallet.provider, network)).rejects.toMatchObject({
      code: expected,
    })
    expect(wallet.methods()).toEqual(['wallet_switchEthereumChain'])
  })

  it('gives a wallet that is slow to switch a moment, and one that never does an end', async () => {
    let chainId = 1
    const wallet = createFakeProvider({ eth_chainId: () => chainId, wallet_switchEthereumChain: () => null })
    const slow = switchChain(createTestContext().context, wallet.provider, network)
    await vi.advanceTimersByTimeAsync(1000)
    chainId = 10
    await vi.advanceTimersByTimeAsync(1000)
    await expect(slow).resolves.toBe(10)

    chainId = 1
    const never = expect(
      switchChain(createTestContext().context, wallet.provider, network),
    ).rejects.toMatchObject({
      code: 'chain_not_supported',
    })
    await vi.advanceTimersByTimeAsync(5000)
    await never
  })
})
