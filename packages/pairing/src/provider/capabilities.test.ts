import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair, proposal } from '../../test/createTestPair.js'
import { createTestProvider, withMethods } from '../../test/createTestProvider.js'

describe('capabilities', () => {
  const capabilities = { '0x1': { atomic: { status: 'supported' } }, '0xa': {} }

  it('come from what the wallet said when it settled', async () => {
    const { provider, requests } = await createTestProvider({
      properties: { capabilities: JSON.stringify({ [address.toUpperCase()]: capabilities }) },
    })
    const params = [address]
    await expect(provider.request({ method: 'wallet_getCapabilities', params })).resolves.toEqual(
      capabilities,
    )
    await expect(
      provider.request({ method: 'wallet_getCapabilities', params: [address, ['0xa']] }),
    ).resolves.toEqual({ '0xa': {} })
    expect(requests).toHaveLength(0)
  })

  it('are asked for once', async () => {
    const granted = withMethods('wallet_getCapabilities')
    const pair = createTestPair()
    const attempt = await pair.client.pair({
      namespaces: { eip155: { ...proposal, methods: ['wallet_getCapabilities'] } },
    })
    await pair.wallet.pair(attempt.uri)
    await settle()
    await pair.wallet.approve(pair.proposals[0]?.id ?? 0, { namespaces: granted })
    await attempt.session
    const ask = () =>
      pair.client.getProvider('eip155').request({ method: 'wallet_getCapabilities', params: [address] })
    const first = ask()
    await settle()
    await pair.wallet.respond(pair.requests[0] ?? { id: 0, topic: '' }, { result: capabilities })
    await expect(first).resolves.toEqual(capabilities)
    await expect(ask()).resolves.toEqual(capabilities)
    expect(pair.requests).toHaveLength(1)
  })

  it('are none where the wallet says nothing about them', async () => {
    const { provider } = await createTestProvider({ properties: { capabilities: 'no json' } })
    await expect(provider.request({ method: 'wallet_getCapabilities', params: [address] })).resolves.toEqual(
      {},
    )
  })
})

describe('the status of calls', () => {
  it('comes from the bundler that the wallet named', async () => {
    const { provider, respondWith, fetched } = await createTestProvider({
      properties: { bundler_url: 'https://bundler.example' },
    })
    const ask = () => provider.request({ method: 'wallet_getCallsStatus', params: ['0xop'] })
    respondWith(({ method }) => ({
      result: method === 'eth_getUserOperationByHash' ? { userOperation: {} } : null,
    }))
    await expect(ask()).resolves.toMatchObject({ status: 100, id: '0xop' })
    respondWith(() => ({ result: { success: true, receipt: { transactionHash: '0xaa' } } }))
    await expect(ask()).resolves.toMatchObject({
      status: 200,
      chainId: '0x1',
      receipts: [{ transactionHash: '0xaa' }],
    })
    expect(fetched[0]).toMatchObject({
      url: 'https://bundler.example',
      body: { method: 'eth_getUserOperationReceipt', params: ['0xop'] },
    })
  })

  it('is unknown for an id that the bundler does not know (EIP-5792)', async () => {
    const { provider, respondWith } = await createTestProvider({
      properties: { bundler_url: 'https://bundler.example' },
    })
    respondWith(() => ({ result: null }))
    const asking = provider.request({ method: 'wallet_getCallsStatus', params: ['0xop'] })
    await expect(asking).rejects.toMatchObject({ rpcCode: 5730 })
  })

  it('is never asked for over an unsafe address', async () => {
    const { provider, fetched } = await createTestProvider({
      properties: { bundler_url: 'http://bundler.example' },
    })
    await expect(provider.request({ method: 'wallet_getCallsStatus', params: ['0xop'] })).rejects.toThrow(
      'not approved',
    )
    expect(fetched).toEqual([])
  })
})
