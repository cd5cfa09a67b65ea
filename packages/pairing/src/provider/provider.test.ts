import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import {
  address,
  createTestPair,
  namespaces,
  otherAddress,
  proposal,
  type TestPairOptions,
} from '../../test/createTestPair.js'
import { createLazyClient } from '../createLazyClient.js'
import type { GrantedNamespaces } from '../session/Namespaces.js'
import type { PairingProvider } from './PairingProvider.js'

async function setup(
  options: TestPairOptions & { granted?: GrantedNamespaces; properties?: Record<string, string> } = {},
) {
  const fetched: { url: string; body: { method: string; params: unknown } }[] = []
  let respond = (_body: { method: string }): unknown => ({ result: '0x10' })
  const fetch = vi.fn(async (url: unknown, init: { body?: unknown } = {}) => {
    const body = JSON.parse(String(init.body)) as { method: string; params: unknown }
    fetched.push({ url: String(url), body })
    return Response.json(respond(body))
  })
  const pair = createTestPair({
    rpcUrls: { 'eip155:1': ['https://one.example'] },
    ...options,
    environment: { fetch: fetch as unknown as typeof globalThis.fetch, ...options.environment }, // of fetch, only what is used
  })
  const attempt = await pair.client.pair({ namespaces: { eip155: proposal } })
  await pair.wallet.pair(attempt.uri)
  await settle()
  await pair.wallet.approve(pair.proposals[0]?.id ?? 0, {
    namespaces: options.granted ?? namespaces,
    ...(options.properties && { sessionProperties: options.properties }),
  })
  const { topic } = await attempt.session
  const provider = pair.client.getProvider('eip155')
  const answer = async (value: { result: unknown } | { error: { code: number; message: string } }) => {
    await settle()
    const request = pair.requests.at(-1)
    if (!request) throw new Error('Nothing was asked.')
    await pair.wallet.respond(request, value)
    return request
  }
  return {
    ...pair,
    topic,
    provider,
    fetched,
    answer,
    respondWith(next: typeof respond) {
      respond = next
    },
  }
}

const withMethods = (...methods: readonly string[]): GrantedNamespaces => ({
  eip155: { accounts: [`eip155:1:${address}`], methods, events: [] },
})

describe('requests', () => {
  it('before the client is there: Sign Client not initialized [X-07]', async () => {
    const { environment } = createTestPair()
    const context = {
      environment,
      projectId: '',
      metadata: { name: '', description: '', url: '', icons: [] },
      getRpcUrls: () => [],
      emit: () => undefined,
    }
    const provider = createLazyClient(context, {}).getProvider('eip155') as PairingProvider // what it makes
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toThrow('Sign Client not initialized')
  })

  it('without a session: Please call connect() before request() [X-07]', async () => {
    const { client } = createTestPair()
    await expect(client.getProvider('eip155').request({ method: 'eth_accounts' })).rejects.toThrow(
      'Please call connect() before request()',
    )
  })

  it('for a family that was not granted: Please call connect() before request() [X-07]', async () => {
    const { client } = await setup()
    await expect(client.getProvider('solana').request({ method: 'solana_signMessage' })).rejects.toThrow(
      'Please call connect() before request()',
    )
  })

  it('to a chain without an endpoint: No RPC url provided for chainId [X-07]', async () => {
    const { provider } = await setup()
    await expect(provider.request({ method: 'eth_blockNumber' }, 'eip155:10')).rejects.toThrow(
      'No RPC url provided for chainId: 10',
    )
  })

  it('to a chain that was not granted: JSON-RPC provider not found [X-07]', async () => {
    const { provider } = await setup()
    await expect(provider.request({ method: 'eth_blockNumber', chainId: 7 })).rejects.toThrow(
      'JSON-RPC provider for eip155:7 not found',
    )
  })

  it('for the status of calls that nobody allowed: not approved [X-07]', async () => {
    const { provider } = await setup()
    await expect(provider.request({ method: 'wallet_getCallsStatus', params: ['0x1'] })).rejects.toThrow(
      'Fetching call status not approved by the wallet.',
    )
  })

  it('for capabilities without an address: missing [X-07] [R-21]', async () => {
    const { provider } = await setup()
    await expect(provider.request({ method: 'wallet_getCapabilities', params: [] })).rejects.toThrow(
      'Missing address parameter in `wallet_getCapabilities` request',
    )
  })

  it('take method, params, chain and endpoint [E-08]', async () => {
    const { provider, fetched } = await setup()
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

  it('that read go to the chain, even if the wallet offers them; those that sign go to the wallet', async () => {
    const { provider, fetched, requests, answer } = await setup({
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
  })

  it('for signatures that the wallet did not grant are refused here', async () => {
    const { provider, requests, fetched } = await setup({ granted: withMethods('personal_sign') })
    for (const method of ['eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_watchAsset'])
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 'unauthorized' })
    expect([...requests, ...fetched]).toEqual([])
  })

  it('tell when they are on their way and when they are over', async () => {
    const { provider, answer, events } = await setup()
    const signed = provider.request({ method: 'personal_sign', params: ['0x', address] })
    const { id } = await answer({ result: '0x' })
    await signed
    const told = events.filter(({ type }) => type.startsWith('request'))
    expect(told).toEqual([
      { type: 'requestSent', id, topic: expect.stringMatching(/^[0-9a-f]{64}$/), method: 'personal_sign' },
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
    const { provider, answer } = await setup()
    const failed = provider
      .request({ method: 'personal_sign', params: ['0x', address] })
      .catch((error: unknown) => error)
    await answer({ error: { code, message: 'words of the wallet' } })
    expect(await failed).toMatchObject({ code: expected, cause: { code, message: 'words of the wallet' } })
  })

  it.each([[null], [7], [{}], [[]]])(
    'for a signature that are answered with %j are a protocol error [WC25]',
    async result => {
      const { provider, answer } = await setup()
      const failed = provider
        .request({ method: 'personal_sign', params: ['0x', address] })
        .catch((error: unknown) => error)
      await answer({ result })
      expect(await failed).toMatchObject({ code: 'malformed_answer' })
    },
  )

  it('answered under another id wait on, and are over after five minutes; a later answer is ignored [WC25] [WC26]', async () => {
    const { provider, wallet, requests, environment, topic } = await setup()
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
    const { provider, respondWith, fetched } = await setup()
    respondWith(() => ({ error: { code: 3, message: 'execution reverted', data: '0x08' } }))
    await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({
      cause: { code: 3, data: '0x08' },
    })
    expect(fetched).toHaveLength(1)
  })

  it('go on to the next endpoint, and give up in the end', async () => {
    const { provider, respondWith, fetched, environment } = await setup({
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

describe('accounts and chains', () => {
  it('are answered without asking anybody', async () => {
    const { provider, requests, fetched } = await setup()
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([address])
    await expect(provider.request({ method: 'eth_requestAccounts' })).resolves.toEqual([address])
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    await expect(provider.request({ method: 'net_version' })).resolves.toBe('1')
    expect([...requests, ...fetched]).toEqual([])
  })

  it('switch here when the wallet granted the chain, and tell the kit', async () => {
    const { provider, requests, events } = await setup()
    const changes: unknown[] = []
    provider.on('chainChanged', value => changes.push(value))
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] })
    expect(events.at(-1)).toEqual({ type: 'chainChanged', namespace: 'eip155', chainId: '10' })
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
    expect(changes).toEqual(['0xa'])
    expect(requests).toHaveLength(0)
  })

  it('are where the page is, if the wallet granted that', async () => {
    const { provider, client } = await setup()
    client.setNetwork('eip155:10')
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
    client.setNetwork('eip155:5')
    client.setNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
  })

  it('ask the wallet to switch to another chain, and to add it with five fields [W-29]', async () => {
    const { provider, answer, client } = await setup()
    const switching = provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x2105' }],
    })
    const refused = expect(switching).rejects.toMatchObject({ cause: { code: 4902 } })
    expect(await answer({ error: { code: 4902, message: 'Unrecognized chain' } })).toMatchObject({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x2105' }],
    })
    await refused
    const chain = {
      chainId: '0x2105',
      rpcUrls: ['https://base.example'],
      chainName: 'Base',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorerUrls: ['https://scan.example'],
    }
    const adding = provider.request({ method: 'wallet_addEthereumChain', params: [{ ...chain, secret: 1 }] })
    expect(await answer({ result: null })).toMatchObject({
      method: 'wallet_addEthereumChain',
      params: [chain],
    })
    await expect(adding).resolves.toBeNull()
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x2105')
    await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([address])
    expect((await client.restore())?.namespaces.eip155?.chains).toContain('eip155:8453')
  })

  it('refuse a switch to nowhere', async () => {
    const { provider } = await setup()
    for (const params of [undefined, [], [{}], [{ chainId: {} }]])
      await expect(provider.request({ method: 'wallet_switchEthereumChain', params })).rejects.toMatchObject({
        code: 'invalid_params',
      })
  })

  it('follow the wallet and are told to listeners, each change once [T-19] [WC18]', async () => {
    const granted = {
      eip155: {
        accounts: [`eip155:1:${address}`, `eip155:1:${otherAddress}`],
        methods: [...proposal.methods],
        events: [...proposal.events],
      },
    }
    const { provider, wallet, topic } = await setup({ granted })
    const heard: unknown[] = []
    const listener = (value: unknown) => heard.push(value)
    provider.on('accountsChanged', listener)
    provider.on('accountsChanged', () => {
      throw new Error('of the page')
    })
    for (let count = 0; count < 50; count++)
      await wallet.emitEvent(topic, { name: 'accountsChanged', data: [otherAddress] }, 'eip155:1')
    expect(heard).toEqual([[otherAddress, address]])
    provider.removeListener('accountsChanged', listener)
    await wallet.emitEvent(topic, { name: 'accountsChanged', data: [address] }, 'eip155:1')
    expect(heard).toHaveLength(1)
  })

  it('end with the session', async () => {
    const { provider, wallet, topic } = await setup()
    const ends: unknown[] = []
    provider.on('disconnect', value => ends.push(value))
    await wallet.disconnect(topic)
    await settle()
    expect(ends).toHaveLength(1)
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toThrow(
      'Please call connect() before request()',
    )
  })
})

describe('capabilities', () => {
  const capabilities = { '0x1': { atomic: { status: 'supported' } }, '0xa': {} }

  it('come from what the wallet said when it settled', async () => {
    const { provider, requests } = await setup({
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
    const { provider } = await setup({ properties: { capabilities: 'no json' } })
    await expect(provider.request({ method: 'wallet_getCapabilities', params: [address] })).resolves.toEqual(
      {},
    )
  })
})

describe('the status of calls', () => {
  it('comes from the bundler that the wallet named', async () => {
    const { provider, respondWith, fetched } = await setup({
      properties: { bundler_url: 'https://bundler.example' },
    })
    const ask = () => provider.request({ method: 'wallet_getCallsStatus', params: ['0xop'] })
    respondWith(() => ({ result: null }))
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

  it('is never asked for over an unsafe address', async () => {
    const { provider, fetched } = await setup({ properties: { bundler_url: 'http://bundler.example' } })
    await expect(provider.request({ method: 'wallet_getCallsStatus', params: ['0xop'] })).rejects.toThrow(
      'not approved',
    )
    expect(fetched).toEqual([])
  })
})
