import { type Chain, deployDelegationContracts, startChain } from '@portico/sandbox/chain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type EIP1193Provider, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  createConfig,
  injected,
  useCapabilities,
  useConnect,
  useConnection,
  useSendCallsSync,
  useSignMessage,
  WagmiProvider,
} from 'wagmi'
import { createDelegatedVault } from '../../../../test/createDelegatedVault.ts'

const receivers = [`0x${'3a'.repeat(20)}`, `0x${'3b'.repeat(20)}`] as const

describe('a page that uses the hooks of wagmi 3', () => {
  let chain: Chain
  beforeAll(async () => {
    const window = new Window({ url: 'https://shop.example/' })
    // Stubs would end with the test, and React works on for a moment after it.
    Object.assign(globalThis, { window, document: window.document })
    chain = await startChain()
    await deployDelegationContracts(chain.url)
  }, 120_000)
  afterAll(async () => {
    await chain?.stop()
    await new Promise(resolve => setTimeout(resolve, 500))
    for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name)
  })

  /** Renders hooks in a page whose wallet is the vault, and answers with their latest results. */
  async function render<Result>(useIt: () => Result) {
    const vault = createDelegatedVault(chain)
    await vault.fund()
    const provider = {
      on() {},
      removeListener() {},
      request: ({ method, params }: { method: string; params?: unknown }) =>
        // The kit answers this one itself.
        vault.request(method === 'eth_requestAccounts' ? 'eth_accounts' : method, params ?? []),
    } as unknown as EIP1193Provider
    const connector = injected({ target: { id: 'vault', name: 'Vault', provider } })
    const config = createConfig({
      chains: [foundry],
      connectors: [connector],
      transports: { [foundry.id]: http(chain.url) },
      pollingInterval: 20,
      storage: null,
      multiInjectedProviderDiscovery: false,
    })
    const outcome: { current?: Result } = {}
    const Probe = () => {
      outcome.current = useIt()
      return null
    }
    const root = createRoot(document.createElement('div'))
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    onTestFinished(() => {
      root.unmount()
      client.clear()
    })
    const queries = createElement(QueryClientProvider, { client }, createElement(Probe))
    root.render(createElement(WagmiProvider, { config, reconnectOnMount: false }, queries))
    const get = () => {
      if (!outcome.current) throw new Error('The hooks have not rendered.')
      return outcome.current
    }
    await expect.poll(() => outcome.current).toBeDefined()
    return { ...vault, get }
  }

  const useAll = () => ({
    connect: useConnect(),
    connection: useConnection(),
    capabilities: useCapabilities(),
    send: useSendCallsSync(),
    sign: useSignMessage(),
  })

  it('sends a batch with one confirmation, reads capabilities and signs, at the one address [E-09]', async () => {
    const { get, address, asked, client } = await render(useAll)
    const [connector] = get().connect.connectors
    if (!connector) throw new Error('There is no connector.')
    await get().connect.mutateAsync({ connector })
    await expect.poll(() => get().connection.addresses).toEqual([address])
    await expect.poll(() => get().capabilities.data).toMatchObject({ 31337: { atomic: { status: 'ready' } } })
    const status = await get().send.mutateAsync({
      calls: receivers.map(to => ({ to, value: 5n })),
      forceAtomic: true,
      pollingInterval: 20,
    })
    expect(status).toMatchObject({ status: 'success', atomic: true })
    expect(asked).toHaveLength(1)
    for (const receiver of receivers) expect(await client.getBalance({ address: receiver })).toBe(5n)
    const { data } = await get().capabilities.refetch()
    expect(data).toMatchObject({ 31337: { atomic: { status: 'supported' } } })
    expect(get().connection.addresses).toEqual([address])
    const signature = await get().sign.mutateAsync({ message: 'hello' })
    expect(await client.verifyMessage({ address, message: 'hello', signature })).toBe(true)
  })
})
