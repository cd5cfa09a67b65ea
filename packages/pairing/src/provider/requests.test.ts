import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair } from '../../test/createTestPair.js'
import { createTestProvider, withMethods } from '../../test/createTestProvider.js'
import { testFamilies } from '../../test/testFamilies.js'
import { createDeferredClient } from '../createDeferredClient.js'
import type { PairingProvider } from './PairingProvider.js'

describe('requests', () => {
  it('before the client is there: Sign Client not initialized [X-07]', async () => {
    const { environment } = createTestPair()
    const context = {
      environment,
      projectId: '',
      families: testFamilies,
      metadata: { name: '', description: '', url: '', icons: [] },
      getRpcUrls: () => [],
      emit: () => undefined,
    }
    const provider = createDeferredClient(context, {}).getProvider('eip155') as PairingProvider // what it makes
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toThrow('Sign Client not initialized')
  })

  it('without a session: Please call connect() before request() [X-07]', async () => {
    const { client } = createTestPair()
    await expect(client.getProvider('eip155').request({ method: 'eth_accounts' })).rejects.toThrow(
      'Please call connect() before request()',
    )
  })

  it('for a family that was not granted: Please call connect() before request() [X-07]', async () => {
    const { client } = await createTestProvider()
    await expect(client.getProvider('solana').request({ method: 'solana_signMessage' })).rejects.toThrow(
      'Please call connect() before request()',
    )
  })

  it('to a chain without an endpoint: No RPC url provided for chainId [X-07]', async () => {
    const { provider } = await createTestProvider()
    await expect(provider.request({ method: 'eth_blockNumber' }, 'eip155:10')).rejects.toThrow(
      'No RPC url provided for chainId: 10',
    )
  })

  it('to a chain that was not granted: JSON-RPC provider not found [X-07]', async () => {
    const { provider } = await createTestProvider()
    await expect(provider.request({ method: 'eth_blockNumber', chainId: 7 })).rejects.toThrow(
      'JSON-RPC provider for eip155:7 not found',
    )
  })

  it('for the status of calls that nobody allowed: not approved [X-07]', async () => {
    const { provider } = await createTestProvider()
    await expect(provider.request({ method: 'wallet_getCallsStatus', params: ['0x1'] })).rejects.toThrow(
      'Fetching call status not approved by the wallet.',
    )
  })

  it('for capabilities without an address: missing [X-07] [R-21]', async () => {
    const { provider } = await createTestProvider()
    await expect(provider.request({ method: 'wallet_getCapabilities', params: [] })).rejects.toThrow(
      'Missing address parameter in `wallet_getCapabilities` request',
    )
  })

  it('take method, params, chain and endpoint [E-08]', async () => {
    const { provider, fetched } = await createTestProvider()
    const call = { method: 'eth_getBalance', params: [address, 'latest'], chainNamespace: 'eip155' } as const
    await expect(provider.request({ ...call, chainId: '0x1' })).resolves.toBe('0x10')
    await provider.request({ ...call, chainId: 1 })
    await provider.request({ ...call, chainId: 'eip155:1', rpcUrl: 'https://own.example' })
    expect(fetched.map(({ url }) => url)).toEqual([
      'https://one.example',
      'https://one.example',
      'https://own.example',
    ])
    expect(fetched[0]?.body).toMatchObject({ method: 'eth_getBalance', params: [address, 'latest'] })
  })

  it.each(['solana', 'polkadot', 'bip122', 'cosmos'] as const)(
    'for %s reach neither wallet nor chain of another family [E-08]',
    async chainNamespace => {
      const { provider, fetched, requests } = await createTestProvider()
      const call = { method: 'eth_getBalance', params: [address, 'latest'], chainId: 'eip155:1' }
      await expect(provider.request({ ...call, chainNamespace })).rejects.toMatchObject({ rpcCode: -32602 })
      expect([...fetched, ...requests]).toEqual([])
    },
  )

  it('that read go to the chain, even if the wallet offers them; those that sign go to the wallet', async () => {
    const { provider, fetched, requests, answer } = await createTestProvider({
      granted: withMethods('personal_sign', 'eth_sendRawTransaction', 'eth_call'),
    })
    for (const method of ['eth_call', 'eth_sendRawTransaction', 'eth_getLogs', 'net_peerCount'])
      await provider.request({ method })
    expect(fetched).toHaveLength(4)
    expect(requests).toHaveLength(0)
    const signed = provider.request({ method: 'personal_sign', params: ['0x68', address] })
    expect(await answer({ result: '0xab' })).toMatchObject({
      method: 'personal_sign',
      chainId: 'eip155:1',
      params: ['0x68', address],
    })
    await expect(signed).resolves.toBe('0xab')
  })

  it.each([
    ['with a password', ['0x68', address, 'password']],
    ['in the old order', [address, 'h']],
    ['as text', ['h', address]],
  ])('for a message reach the wallet in one form when they come %s', async (_, params) => {
    const { provider, answer } = await createTestProvider({ granted: withMethods('personal_sign') })
    const signed = provider.request({ method: 'personal_sign', params })
    expect(await answer({ result: '0xab' })).toMatchObject({ params: ['0x68', address] })
    await expect(signed).resolves.toBe('0xab')
  })

  it.each([
    [undefined, -32600],
    [{}, -32600],
    [{ method: 'eth_chainId', params: 'x' }, -32602],
  ])('that are none have a number: %j', async (call, code) => {
    const { client } = createTestPair()
    for (const namespace of ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const) {
      const asking = client.getProvider(namespace).request(call as { method: string })
      await expect(asking).rejects.toMatchObject({ code })
    }
  })

  it('ask for signatures by the methods of each family [W-29]', async () => {
    const pair = createTestPair()
    const solana = {
      chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      methods: ['solana_signMessage'],
      events: [],
    } as const
    const attempt = await pair.client.pair({ namespaces: { solana } })
    await pair.wallet.pair(attempt.uri)
    await settle()
    await pair.wallet.approve(pair.proposals[0]?.id ?? 0, {
      namespaces: {
        solana: { accounts: [`${solana.chains[0]}:So1`], methods: [...solana.methods], events: [] },
      },
    })
    await attempt.session
    const signed = pair.client
      .getProvider('solana')
      .request({ method: 'solana_signMessage', params: { message: 'x', pubkey: 'So1' } })
    await settle()
    expect(pair.requests[0]).toMatchObject({ method: 'solana_signMessage', chainId: solana.chains[0] })
    await pair.wallet.respond(pair.requests[0] ?? { id: 0, topic: '' }, { result: { signature: 's' } })
    await expect(signed).resolves.toEqual({ signature: 's' })

    const { provider, answer } = await createTestProvider()
    const signing = provider.request({ method: 'personal_sign', params: ['0x6869', address] })
    expect(await answer({ result: '0x51' })).toMatchObject({
      method: 'personal_sign',
      params: ['0x6869', address],
      chainId: 'eip155:1',
    })
    await expect(signing).resolves.toBe('0x51')
  })

  it('name a chain by the id that the wallet granted, whichever the page uses', async () => {
    const pair = createTestPair()
    const [main, dev] = ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] as const
    const older = [
      'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
    ] as const
    const methods = ['solana_signMessage']
    const chains = [`solana:${main}`, older[0], `solana:${dev}`, older[1]] as const
    const events = ['chainChanged']
    const attempt = await pair.client.pair({ namespaces: { solana: { chains, methods, events } } })
    await pair.wallet.pair(attempt.uri)
    await settle()
    await pair.wallet.approve(pair.proposals[0]?.id ?? 0, {
      namespaces: { solana: { accounts: older.map(chain => `${chain}:So1`), methods, events } },
    })
    const { topic } = await attempt.session
    const ask = async (chain?: string) => {
      const asked = pair.client.getProvider('solana', topic).request({ method: 'solana_signMessage' }, chain)
      await settle()
      const request = pair.requests.at(-1)
      await pair.wallet.respond(request ?? { id: 0, topic: '' }, { result: {} })
      await asked
      return request?.chainId
    }
    pair.client.setNetwork(`solana:${dev}`, topic)
    expect(await ask()).toBe(older[1])
    expect(await ask(`solana:${main}`)).toBe(older[0])
    await pair.wallet.emitEvent(topic, { name: 'chainChanged', data: main }, older[0])
    expect(await ask()).toBe(older[0])
  })

  it('for signatures that the wallet did not grant are refused here', async () => {
    const { provider, requests, fetched } = await createTestProvider({
      granted: withMethods('personal_sign'),
    })
    for (const method of ['eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_watchAsset'])
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 'unauthorized' })
    expect([...requests, ...fetched]).toEqual([])
  })

  it('tell when they are on their way and when they are over', async () => {
    const { provider, answer, events } = await createTestProvider()
    const signed = provider.request({ method: 'personal_sign', params: ['0x', address] })
    const { id } = await answer({ result: '0x' })
    await signed
    const told = events.filter(({ type }) => type.startsWith('request'))
    expect(told).toEqual([
      {
        type: 'requestSent',
        id,
        sessionId: expect.stringMatching(/^[0-9a-f]{64}$/),
        method: 'personal_sign',
      },
      { type: 'requestSettled', id },
    ])
  })

  it.each([
    [4001, 'user_rejected'],
    [5000, 'user_rejected'],
    [4100, 'unauthorized'],
    [3001, 'unsupported_method'],
    [-32601, 'unsupported_method'],
    [8000, 'wallet_timeout'],
    [12345, 'wallet_failed'],
  ])('that the wallet answers with %s are %s, its own error inside', async (code, expected) => {
    const { provider, answer } = await createTestProvider()
    const failed = provider
      .request({ method: 'personal_sign', params: ['0x', address] })
      .catch((error: unknown) => error)
    await answer({ error: { code, message: 'words of the wallet' } })
    expect(await failed).toMatchObject({ code: expected, cause: { code, message: 'words of the wallet' } })
  })

  it.each([[null], [7], [{}], [[]]])(
    'for a signature that are answered with %j are a protocol error [WC25]',
    async result => {
      const { provider, answer } = await createTestProvider()
      const failed = provider
        .request({ method: 'personal_sign', params: ['0x', address] })
        .catch((error: unknown) => error)
      await answer({ result })
      expect(await failed).toMatchObject({ code: 'malformed_answer' })
    },
  )

  it('answered under another id wait on, and are over after five minutes; a later answer is ignored [WC25] [WC26]', async () => {
    const { provider, wallet, requests, environment, topic } = await createTestProvider()
    const failed = provider
      .request({ method: 'personal_sign', params: ['0x', address] })
      .catch((error: unknown) => error)
    await settle()
    const { id = 0, expiry } = requests[0] ?? {}
    expect(expiry).toBe(environment.now() / 1000 + 300)
    await wallet.respond({ id: id + 1, topic }, { result: '0x01' })
    await environment.advance(299_999)
    await wallet.respond({ id: id + 2, topic }, { result: '0x02' })
    await environment.advance(1)
    expect(await failed).toMatchObject({ code: 'wallet_timeout' })
    await wallet.respond({ id, topic }, { result: '0x03' })
    await settle()
    expect(environment.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('reads', () => {
  it('tell an error of the chain at once', async () => {
    const { provider, respondWith, fetched } = await createTestProvider()
    respondWith(() => ({ error: { code: 3, message: 'execution reverted', data: '0x08' } }))
    await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({
      cause: { code: 3, data: '0x08' },
    })
    expect(fetched).toHaveLength(1)
  })

  it('go on to the next endpoint, and give up in the end', async () => {
    const { provider, respondWith, fetched, environment } = await createTestProvider({
      rpcUrls: { 'eip155:1': ['https://a.example', 'https://b.example'] },
    })
    respondWith(() => ({ nonsense: true }))
    const failed = provider.request({ method: 'eth_call' }).catch((error: unknown) => error)
    await environment.advance(120_000)
    expect(await failed).toMatchObject({ code: 'malformed_response' })
    expect(fetched.map(({ url }) => url)).toEqual([
      'https://a.example',
      'https://b.example',
      'https://a.example',
      'https://b.example',
    ])
  })
})
