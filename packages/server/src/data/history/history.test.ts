import { SigningStargateClient } from '@cosmjs/stargate'
import { type History, HistorySchema } from '@portico/protocol/data'
import { startBitcoin } from '@portico/sandbox/bitcoin'
import { type Chain, connectLocalContracts, startChain, testAccounts } from '@portico/sandbox/chain'
import { startCosmos } from '@portico/sandbox/cosmos'
import { startSolana } from '@portico/sandbox/solana'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { createCosmosAccount, createMockCosmosWallet } from '@portico/testing/cosmos-wallet'
import { createPolkadotAccount } from '@portico/testing/polkadot-wallet'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'

const [owner, receiver, third] = testAccounts
const lower = (text: string) => text.toLowerCase()
const whole = 'eip155:31337'
const searched = 'eip155:31338'

async function read(server: TestServer, address: string, query: Record<string, string>): Promise<History> {
  const response = await server.call(`/v1/account/${address}/history`, query)
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  // Nothing of the answer is something that a page would drop.
  expect(v.parse(HistorySchema, body)).toEqual(body)
  return v.parse(HistorySchema, body)
}

const summarise = ({ data }: History) =>
  data.map(({ metadata, transfers }) => [
    metadata.operationType,
    ...transfers.map(
      ({ direction, quantity, fungible_info, nft_info }) =>
        `${direction} ${quantity.numeric} ${fungible_info?.symbol ?? nft_info?.name}`,
    ),
  ])

describe('history out of a node', () => {
  let chains: Chain[]
  let server: TestServer
  let token: `0x${string}`
  let contracts: ReturnType<typeof connectLocalContracts>
  beforeAll(async () => {
    chains = [await startChain(), await startChain({ chainId: 31338 })]
    const tokens = []
    for (const chain of chains) {
      contracts = connectLocalContracts(chain.url)
      token = await contracts.deployToken({ name: 'Dollar', symbol: 'TUSD', decimals: 6, supply: 10n ** 12n })
      tokens.push({
        chainId: `eip155:${chain.chainId}`,
        address: token,
        name: 'Dollar',
        symbol: 'TUSD',
        decimals: 6,
      })
      await contracts.sendToken(token, receiver.address, 1_500_000n)
      await contracts.sendCoin(receiver.address, 10n ** 18n)
      const collection = await contracts.deployCollection('Pictures', 'PIC')
      await contracts.mintCollectible(collection, receiver.address, 'ipfs://x')
      // What strangers write into somebody's history: a token that is called like a known one, and a transfer of nothing.
      const fake = await contracts.deployToken({
        name: 'Dollar',
        symbol: 'TUSD',
        decimals: 6,
        supply: 10n ** 12n,
      })
      await contracts.sendToken(fake, receiver.address, 999_000_000n)
      await contracts.sendTokenFrom(token, receiver.address, third.address, 0n)
    }
    const nodes = { [whole]: chains[0]?.url ?? '', [searched]: chains[1]?.url ?? '' }
    server = await startTestServer({ data: { nodes, tokens, wholeChains: [whole] } })
  })
  afterAll(async () => {
    await server.close()
    await Promise.all(chains.map(chain => chain.stop()))
  })

  it('tells everything where every block is read, and nothing that strangers made up [W-13, RD06]', async () => {
    const history = await read(server, receiver.address, { chainId: whole })
    expect(summarise(history)).toEqual([
      ['receive', 'in 1 #1'],
      ['receive', 'in 1 ETH'],
      ['receive', 'in 1.5 TUSD'],
    ])
    expect(history.next).toBeNull()
    expect(history.data[2]).toEqual({
      id: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      metadata: {
        operationType: 'receive',
        hash: history.data[2]?.id,
        chain: whole,
        minedAt: expect.stringMatching(/^20\d\d-.*Z$/),
        sentFrom: lower(owner.address),
        sentTo: lower(token),
        status: 'confirmed',
        nonce: 1,
      },
      transfers: [
        {
          fungible_info: {
            name: 'Dollar',
            symbol: 'TUSD',
            icon: { url: `${server.url}/public/getTokenImage/TUSD` },
            address: expect.stringMatching(/^eip155:31337:0x[0-9a-f]{40}$/i),
          },
          direction: 'in',
          quantity: { numeric: '1.5' },
        },
      ],
    })
  })

  it('tells the transfers of tokens where only logs are searched [W-13, RD06]', async () => {
    const history = await read(server, receiver.address, { chainId: searched })
    expect(summarise(history)).toEqual([
      ['receive', 'in 1 #1'],
      ['receive', 'in 1.5 TUSD'],
    ])
  })

  it('tells senders what they did, in their own words for it [W-13]', async () => {
    const history = await read(server, owner.address, { chainId: whole })
    expect(summarise(history)).toEqual([
      ['execute'],
      ['execute'],
      ['deploy'],
      ['execute'],
      ['deploy'],
      ['send', 'out 1 ETH'],
      ['send', 'out 1.5 TUSD'],
      ['deploy', 'in 1000000 TUSD'],
    ])
  })

  it('reads on where it stopped, page by page, however many blocks come meanwhile [W-13]', async () => {
    const sender = connectLocalContracts(chains[0]?.url ?? '', testAccounts[7].privateKey)
    const sent: string[] = []
    for (let count = 0; count < 30; count++) {
      sent.unshift((await sender.sendCoin(testAccounts[8].address, 1n)).transactionHash)
    }
    const readFirst = () => read(server, testAccounts[7].address, { chainId: whole })
    // Answers are kept for some seconds.
    await expect.poll(async () => (await readFirst()).data.map(({ id }) => id)).toEqual(sent.slice(0, 25))
    const first = await readFirst()
    await sender.sendCoin(testAccounts[8].address, 1n)
    const second = await read(server, testAccounts[7].address, { chainId: whole, cursor: first.next ?? '' })
    expect(second.data.map(({ id }) => id)).toEqual(sent.slice(25))
    expect(second.next).toBeNull()
    const [row] = await server.database`select low, high from chain_scans where account = ''`
    expect(Number(row?.low)).toBe(0)
  })

  it('shows failures as what they are [W-13]', async () => {
    const chain = chains[0]?.url ?? ''
    const { createWalletClient, http } = await import('viem')
    const { privateKeyToAccount } = await import('viem/accounts')
    const account = privateKeyToAccount(testAccounts[9].privateKey)
    const client = createWalletClient({ account, transport: http(chain) })
    await client.sendTransaction({ chain: null, data: '0x60006000fd', gas: 100_000n, value: 5n })
    await expect
      .poll(async () => (await read(server, account.address, { chainId: whole })).data)
      .toMatchObject([{ metadata: { status: 'failed' }, transfers: [] }])
  })

  it('ends at a cursor that is none', async () => {
    for (const cursor of ['x', '9-', '1-1-1', '-1']) {
      expect(await read(server, receiver.address, { chainId: whole, cursor })).toEqual({
        data: [],
        next: null,
      })
    }
    expect(
      (await server.call(`/v1/account/${owner.address}/history`, { chainId: whole, cursor: "' or 1" }))
        .status,
    ).toBe(400)
  })
})

describe('a chain that is not the one that was read', () => {
  it('is read again from its beginning [RP05]', async () => {
    const first = await startChain({ chainId: 31340 })
    const contracts = connectLocalContracts(first.url)
    for (let count = 0; count < 15; count++) await contracts.sendCoin(receiver.address, 1n)
    let url = first.url
    // One address before two chains, as after a reset.
    const door = await startStub(async ({ body }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      return response.json()
    })
    const chainId = 'eip155:31340'
    const server = await startTestServer({ data: { nodes: { [chainId]: door.url }, wholeChains: [chainId] } })
    expect((await read(server, receiver.address, { chainId })).data).toHaveLength(15)
    await first.stop()
    const second = await startChain({ chainId: 31340 })
    const there = connectLocalContracts(second.url)
    for (let count = 0; count < 16; count++) await there.sendCoin(third.address, 1n)
    url = second.url
    await expect.poll(async () => (await read(server, receiver.address, { chainId })).data).toEqual([])
    await expect.poll(async () => (await read(server, third.address, { chainId })).data).toHaveLength(16)
    await server.close()
    await door.close()
    await second.stop()
  })
})

describe('history of other families', () => {
  const key = testAccounts[3].privateKey

  it('is that of a Solana node, without the fee [W-13]', async () => {
    const { address } = createSolanaAccount(key)
    const solana = await startSolana({ funded: [address] })
    await solana.airdrop(address, 500_000_000n)
    const server = await startTestServer({ data: { nodes: { [solana.chainId]: solana.url } } })
    const history = await read(server, address, { chainId: solana.chainId })
    expect(summarise(history)).toEqual([
      ['receive', 'in 0.5 SOL'],
      ['receive', 'in 100 SOL'],
    ])
    await server.close()
    await solana.stop()
  })

  it('is that of Esplora [W-13]', async () => {
    const { address } = createBitcoinAccount(key).payment
    const bitcoin = await startBitcoin({ funded: [address] })
    const server = await startTestServer({ data: { nodes: { [bitcoin.chainId]: bitcoin.url } } })
    expect(summarise(await read(server, address, { chainId: bitcoin.chainId }))).toEqual([
      ['receive', 'in 1 BTC'],
    ])
    await server.close()
    await bitcoin.stop()
  })
})

describe('history of a chain of Cosmos', () => {
  const [sender, recipient] = [testAccounts[4], testAccounts[5]].map(({ privateKey }) =>
    createCosmosAccount(privateKey).formatAddress('cosmos'),
  ) as [string, string]
  const fee = { amount: [{ denom: 'uatom', amount: '2000' }], gas: '200000' }

  it('is that of its node: what was sent and what came, without the fee [W-13]', async () => {
    const cosmos = await startCosmos({ funded: [sender] })
    const chainId = `cosmos:${cosmos.chainId}`
    const server = await startTestServer({ data: { nodes: { [chainId]: cosmos.url } } })
    const { provider } = createMockCosmosWallet({
      chains: [{ chainId: cosmos.chainId, prefix: 'cosmos', rest: cosmos.url }],
      privateKeys: [testAccounts[4].privateKey],
    })
    await provider.enable(cosmos.chainId)
    const signer = provider.getOfflineSigner(cosmos.chainId)
    const client = await SigningStargateClient.connectWithSigner(cosmos.url, signer, {
      broadcastPollIntervalMs: 20,
    })
    const sent = []
    for (const amount of ['1500000', '1', '999000000000000'])
      sent.unshift(
        await client.sendTokens(sender, recipient, [{ denom: 'uatom', amount }], fee).then(
          ({ transactionHash }) => transactionHash,
          () => expect.any(String),
        ),
      )
    const own = await read(server, sender, { chainId })
    expect(summarise(own)).toEqual([['execute'], ['send', 'out 0.000001 ATOM'], ['send', 'out 1.5 ATOM']])
    expect(own.data.map(({ id, metadata }) => [id, metadata.nonce, metadata.status])).toEqual([
      [sent[0], 2, 'failed'],
      [sent[1], 1, 'confirmed'],
      [sent[2], 0, 'confirmed'],
    ])
    expect(own.data[2]?.metadata).toMatchObject({ chain: chainId, sentFrom: sender, sentTo: recipient })
    expect(summarise(await read(server, recipient, { chainId }))).toEqual([
      ['receive', 'in 0.000001 ATOM'],
      ['receive', 'in 1.5 ATOM'],
    ])
    await server.close()
    await cosmos.stop()
  })

  it('comes in pages that go downward and end, with listed coins alone [W-13, RD06, NW10]', async () => {
    const hash = (height: number) => height.toString(16).toUpperCase().padStart(64, '0')
    const attributes = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }))
    /** As the REST interface of version 0.50 tells it. */
    const told = (height: number, amount: string, more: object = {}) => ({
      height: String(height),
      txhash: hash(height),
      code: 0,
      timestamp: '2026-01-02T03:04:05Z',
      tx: { auth_info: { signer_infos: [{ sequence: '7' }] } },
      events: [
        {
          type: 'transfer',
          attributes: attributes({ sender: recipient, recipient: 'fees', amount: '9uatom' }),
        },
        {
          type: 'transfer',
          attributes: attributes({ sender: recipient, recipient: sender, amount, msg_index: '0' }),
        },
      ],
      ...more,
    })
    const listed = [
      told(1003, '5ibc/UNLISTED', {}),
      told(1002, '7uatom', { timestamp: 'some day' }),
      told(1001, '0uatom'),
      ...Array.from({ length: 120 }, (_, index) => told(1000 - index, '2uatom,3ufake')),
    ]
    const stub = await startStub(({ path, query }) => {
      if (path.endsWith('/node_info')) return { default_node_info: { network: 'x-1' } }
      const [, height = '9999'] = /tx\.height<=(\d+)$/.exec(query.get('query') ?? '') ?? []
      const isGot = query.get('query')?.startsWith(`transfer.recipient='${sender}'`)
      const below = listed.filter(item => Number(item.height) <= Number(height))
      return { tx_responses: isGot ? below.slice(0, Number(query.get('limit'))) : null }
    })
    const server = await startTestServer({ data: { nodes: { 'cosmos:x-1': stub.url } } })
    const seen: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 20; pages++) {
      const page: History = await read(server, sender, { chainId: 'cosmos:x-1', cursor })
      expect(page.data.every(({ transfers }) => transfers.length === 1)).toBe(true)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => hash(1000 - index)))
    // Whatever is asked for, it answers with the same full list.
    stub.state.answer = ({ path }) =>
      path.endsWith('/node_info')
        ? { default_node_info: { network: 'x-1' } }
        : { tx_responses: Array.from({ length: 50 }, () => told(500, '2uatom')) }
    const first = await read(server, recipient, { chainId: 'cosmos:x-1' })
    const second = await read(server, recipient, { chainId: 'cosmos:x-1', cursor: first.next ?? '' })
    expect([second.data, second.next]).toEqual([[], null])
    await server.close()
    await stub.close()
  })
})

describe('history of a network of Polkadot', () => {
  const chainId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  const [key, friendKey] = [
    createPolkadotAccount(testAccounts[4].privateKey),
    createPolkadotAccount(testAccounts[5].privateKey),
  ]
  const [account, friend] = [key.formatAddress(0), friendKey.formatAddress(0)]
  const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
  /** As polkadot.api.subscan.io tells it. */
  const told = (number: number, more: object = {}) => ({
    transfer_id: number,
    from: account,
    to: friend,
    extrinsic_index: `${number}-2`,
    success: true,
    hash: hash(number),
    block_num: number,
    block_timestamp: 1_760_000_000 + number,
    module: 'balances',
    amount: '1.5',
    amount_v2: '15000000000',
    fee: '159154905',
    nonce: 3,
    asset_symbol: 'DOT',
    asset_type: 'native',
    ...more,
  })
  let transfers: object[] | null
  let stub: Stub
  let server: TestServer
  beforeAll(async () => {
    stub = await startStub(({ body }) => {
      const { row, page } = JSON.parse(body)
      const listed = transfers?.slice(page * row, (page + 1) * row) ?? null
      return { code: 0, message: 'Success', data: { count: transfers?.length ?? 0, transfers: listed } }
    })
    server = await startTestServer({
      data: {
        nodes: { [chainId]: stub.url },
        explorers: { [chainId]: stub.url },
        subscanKey: 'subscan-secret',
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await stub.close()
  })

  it('is that of Subscan, however addresses are written [W-13]', async () => {
    transfers = [
      told(9),
      told(8, { from: friendKey.formatAddress(42), to: key.formatAddress(42), amount_v2: '20000000000' }),
      told(7, { success: false }),
      // What strangers write into somebody's history, and what cannot be read.
      told(6, { from: friend, to: account, amount_v2: '0' }),
      told(5, { from: friend, to: friend }),
      told(4, { amount_v2: '-1' }),
      told(3, { block_timestamp: 1e15 }),
      { hash: '<b>' },
    ]
    const history = await read(server, account, { chainId })
    expect(summarise(history)).toEqual([['send', 'out 1.5 DOT'], ['receive', 'in 2 DOT'], ['send']])
    expect(history.data.map(({ metadata }) => metadata.status)).toEqual(['confirmed', 'confirmed', 'failed'])
    expect(history.data[0]).toMatchObject({
      id: hash(9),
      metadata: { minedAt: '2025-10-09T08:53:29.000Z', sentFrom: account, sentTo: friend, nonce: 3 },
    })
    expect(stub.state.requests[0]).toMatchObject({
      path: '/api/v2/scan/transfers',
      headers: { 'x-api-key': 'subscan-secret' },
    })
  })

  it('comes in pages, and ends at a cursor that is none [W-13]', async () => {
    transfers = Array.from({ length: 60 }, (_, index) => told(100 - index, { from: friend, to: account }))
    const other = key.formatAddress(2)
    const seen: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 10; pages++) {
      const page: History = await read(server, other, { chainId, cursor })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => hash(100 - index)))
    expect(await read(server, other, { chainId, cursor: '1000' })).toEqual({ data: [], next: null })
    transfers = null
    expect(await read(server, friend, { chainId })).toEqual({ data: [], next: null })
  })

  it.each([
    ['a refusal', () => ({ code: 10001, message: 'API key is invalid' })],
    ['another shape', () => []],
  ])('costs a 502 with %s, and no key is told [NW05]', async (_, answer) => {
    stub.state.answer = answer
    const response = await server.call(`/v1/account/${friendKey.formatAddress(42)}/history`, { chainId })
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('history of an explorer', () => {
  const account = `0x${'ab'.repeat(20)}`
  const friend = `0x${'cd'.repeat(20)}`
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

  /** As api.etherscan.io/v2/api answers. */
  const entry = (block: number, more: object = {}) => ({
    blockNumber: String(block),
    timeStamp: String(1_760_000_000 + block),
    hash: hash(block),
    nonce: '3',
    blockHash: hash(9),
    transactionIndex: '7',
    from: account,
    to: friend,
    value: '1000000000000000000',
    gas: '21000',
    gasPrice: '1000000000',
    isError: '0',
    txreceipt_status: '1',
    input: '0x',
    contractAddress: '',
    cumulativeGasUsed: '21000',
    gasUsed: '21000',
    confirmations: '12',
    methodId: '0x',
    functionName: '',
    ...more,
  })

  let lists: Record<string, object[] | string>
  let stub: Stub
  let server: TestServer
  beforeAll(async () => {
    stub = await startStub(({ query }) => {
      const result = lists[query.get('action') ?? ''] ?? []
      if (typeof result === 'string') return { status: '0', message: 'NOTOK', result }
      const end = Number(query.get('endblock') ?? 1e12)
      const below = result.filter(item => Number((item as { blockNumber: string }).blockNumber) <= end)
      if (below.length === 0) return { status: '0', message: 'No transactions found', result: [] }
      return { status: '1', message: 'OK', result: below.slice(0, Number(query.get('offset'))) }
    })
    server = await startTestServer({
      data: {
        nodes: { 'eip155:1': stub.url },
        explorers: { 'eip155:1': stub.url },
        explorerKey: 'explorer-secret',
      },
      rateLimit: { burst: 10_000, perSecond: 10_000 },
    })
  })
  afterAll(async () => {
    await server.close()
    await stub.close()
  })

  let people = 10
  /** Somebody whose pages are in no cache. */
  const somebody = () => `0x${String(people++).padStart(40, '0')}`

  it('joins its lists, with names from our own [W-13, RD13]', async () => {
    lists = {
      txlist: [
        entry(30, { to: usdc, value: '0', methodId: '0xa9059cbb' }),
        entry(20, { isError: '1' }),
        entry(10),
      ],
      tokentx: [
        entry(40, {
          from: friend,
          to: account,
          value: '5',
          contractAddress: friend,
          tokenName: 'USD Coin',
          tokenSymbol: 'USDC',
          tokenDecimal: '6',
        }),
        entry(30, {
          to: friend,
          value: '2500000',
          contractAddress: usdc,
          tokenName: '<b>',
          tokenSymbol: 'x',
          tokenDecimal: '0',
        }),
        entry(25, { from: account, to: friend, value: '0', contractAddress: usdc }),
      ],
      tokennfttx: [
        entry(50, { from: friend, to: account, tokenID: '77', tokenName: 'Cats', contractAddress: friend }),
      ],
    }
    const history = await read(server, account, { chainId: 'eip155:1' })
    expect(summarise(history)).toEqual([
      ['receive', 'in 1 Cats #77'],
      ['send', 'out 2.5 USDC'],
      ['execute'],
      ['send', 'out 1 ETH'],
    ])
    expect(history.data[0]?.transfers[0]?.nft_info?.flags).toEqual({ is_spam: false })
    expect(history.data[2]?.metadata.status).toBe('failed')
    expect(stub.state.requests[0]?.query.get('apikey')).toBe('explorer-secret')
  })

  it('tells collectibles that send people somewhere apart, with no more of their names than is shown [RD10]', async () => {
    const person = somebody()
    const tokenName = `Visit evil.com ${'x'.repeat(5000)}`
    lists = {
      tokennfttx: [entry(50, { from: friend, to: person, tokenID: '1', tokenName, contractAddress: friend })],
    }
    const { data } = await read(server, person, { chainId: 'eip155:1' })
    expect(data[0]?.transfers[0]?.nft_info?.flags).toEqual({ is_spam: true })
  })

  it('gives every transaction once over all pages, and comes to an end [W-13]', async () => {
    const person = somebody()
    lists = {
      txlist: Array.from({ length: 120 }, (_, index) => entry(1000 - index, { from: person })),
      tokentx: Array.from({ length: 60 }, (_, index) =>
        entry(1000 - index * 3, { from: person, contractAddress: usdc, value: '1' }),
      ),
    }
    const seen: string[] = []
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 20; pages++) {
      const page: History = await read(server, person, { chainId: 'eip155:1', cursor })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
    }
    expect(cursor).toBeNull()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(120 + 20) // twenty of the tokens came before the oldest of the others
  })

  it('ends where a page points to itself [NW10]', async () => {
    const person = somebody()
    // Whatever is asked for, it answers with the same full list.
    stub.state.answer = ({ query }) =>
      query.get('action') === 'txlist'
        ? {
            status: '1',
            message: 'OK',
            result: Array.from({ length: 50 }, () => entry(500, { from: person })),
          }
        : { status: '0', message: 'No transactions found', result: [] }
    let cursor: string | null = ''
    let pages = 0
    for (; cursor !== null && pages < 5; pages++) {
      cursor = (await read(server, person, { chainId: 'eip155:1', cursor })).next
    }
    expect(pages).toBeLessThan(4)
  })

  it.each([
    ['a refusal', () => ({ status: '0', message: 'NOTOK', result: 'Invalid API Key' })],
    ['another shape', () => ({ data: [] })],
    ['nothing', () => null],
  ])('costs a 502 with %s, and no key is told [NW05]', async (_, answer) => {
    stub.state.answer = answer
    const response = await server.call(`/v1/account/${somebody()}/history`, { chainId: 'eip155:1' })
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('secret')
  })
})
