import { connect, createConfig, getAccount, injected, signMessage, switchChain } from '@wagmi/core'
import { BrowserProvider } from 'ethers'
import { providers } from 'ethers5'
import { createWalletClient, custom, defineChain, http } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createFakeVault, evmAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'

const signature = `0x${'12'.repeat(65)}` as const
const hash = `0x${'34'.repeat(32)}` as const

/** Somebody is logged in, and the vault agrees to whatever it is asked. */
async function createTest() {
  const vault = createFakeVault({
    RPC_REQUEST: ({ method }) => (method === 'eth_sendTransaction' ? hash : signature),
  })
  const test = createTestClient({ vault })
  await test.logIn()
  test.fake.answer(({ body }) => {
    const { id, method } = body as { id: number; method: string }
    const results: Record<string, unknown> = {
      eth_chainId: '0x1',
      eth_blockNumber: '0x1',
      eth_estimateGas: '0x5208',
    }
    return new Response(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] ?? null }))
  })
  return { ...test, provider: test.client.getProvider('eip155') }
}

const toChain = (id: number) =>
  defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://rpc.example'] } },
  })

describe('the provider is a wallet for other libraries', () => {
  it('viem signs and sends with it', async () => {
    const { provider, run } = await createTest()
    const transport = custom({ request: call => provider.request(call) })
    const wallet = createWalletClient({ chain: toChain(1), transport })
    expect(await run(wallet.requestAddresses())).toEqual([expect.stringMatching(new RegExp(evmAddress, 'i'))])
    expect(await run(wallet.signMessage({ account: evmAddress as `0x${string}`, message: 'hi' }))).toBe(
      signature,
    )
    const sending = wallet.sendTransaction({
      account: evmAddress as `0x${string}`,
      to: evmAddress as `0x${string}`,
      value: 1n,
    })
    expect(await run(sending)).toBe(hash)
  })

  it('ethers signs with it', async () => {
    const { provider, run } = await createTest()
    const signer = await run(new BrowserProvider(provider).getSigner())
    expect(signer.address.toLowerCase()).toBe(evmAddress)
    expect(await run(signer.signMessage('hi'))).toBe(signature)
  })

  it('ethers 5 signs and sends with it', async () => {
    const { provider, run, vault } = await createTest()
    const signer = new providers.Web3Provider(provider as never).getSigner()
    expect(await run(signer.signMessage('hi'))).toBe(signature)
    expect(await run(signer.sendUncheckedTransaction({ to: evmAddress, value: 1, gasLimit: 21_000 }))).toBe(
      hash,
    )
    expect(vault.heard.at(-1)).toMatchObject({ payload: { params: [{ value: '0x1', gas: '0x5208' }] } })
  })

  /** What web3.js puts on the wire; the library itself has a licence that is not for us. */
  it.each<[string, string, unknown[], unknown[]]>([
    ['web3.js 1', 'personal_sign', ['0x6869', evmAddress, ''], ['0x6869', evmAddress]],
    ['web3.js 4', 'personal_sign', ['0x6869', evmAddress, 'secret'], ['0x6869', evmAddress]],
    [
      'web3.js 1',
      'eth_sendTransaction',
      [{ from: evmAddress, to: evmAddress, value: '0x0', gasPrice: null, data: '', hardfork: undefined }],
      [{ from: evmAddress, to: evmAddress, value: '0x0' }],
    ],
    [
      'web3.js 4',
      'eth_sendTransaction',
      [
        {
          from: evmAddress,
          to: evmAddress,
          value: '0x1',
          input: '0xab',
          data: '0xAB',
          gasLimit: '0x5208',
          type: '0x2',
          maxFeePerGas: 1n,
          maxPriorityFeePerGas: 1n,
          chainId: 1,
        },
      ],
      [
        {
          from: evmAddress,
          to: evmAddress,
          value: '0x1',
          data: '0xAB',
          gas: '0x5208',
          type: '0x2',
          maxFeePerGas: '0x1',
          maxPriorityFeePerGas: '0x1',
          chainId: '0x1',
        },
      ],
    ],
  ])('%s asks with %s', async (_, method, params, strict) => {
    const { provider, run, vault } = await createTest()
    await run(provider.request({ method, params }))
    expect(vault.heard.at(-1)).toMatchObject({ payload: { method, params: strict } })
  })

  it('wagmi connects, signs and switches with it', async () => {
    // It looks for wallets in browsers only.
    vi.stubGlobal('window', new EventTarget())
    const { provider, run } = await createTest()
    const target = { id: 'com.example.vault', name: 'Email Wallet', provider: provider as never }
    const config = createConfig({
      chains: [toChain(1), toChain(10)],
      connectors: [injected({ target })],
      transports: { 1: http(), 10: http() },
      storage: null,
      multiInjectedProviderDiscovery: false,
    })
    const [connector] = config.connectors
    if (!connector) return expect.unreachable()
    await run(connect(config, { connector }))
    expect(getAccount(config).address?.toLowerCase()).toBe(evmAddress)
    expect(await run(signMessage(config, { message: 'hi' }))).toBe(signature)
    await run(switchChain(config, { chainId: 10 }))
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0xa')
  })
})
