import { ExchangeBuyStatusSchema, ExchangePayUrlSchema, ExchangesSchema } from '@portico/protocol/data'
import {
  type Chain,
  connectLocalContracts,
  startChain,
  startOnRamp,
  testAccounts,
} from '@portico/sandbox/chain'
import * as v from 'valibot'
import { type Address, createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'
import { createKeyRing } from '../../secrets/createKeyRing.js'
import { createWebhook } from '../../webhooks/webhookStore.js'

const chainId = 'eip155:31337'
const [seller, shop] = testAccounts

async function ask(server: TestServer, method: string, params: object, headers = {}) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await server.call('/v1/json-rpc', {}, { method: 'POST', body, headers })
  return { status: response.status, answer: await response.json() }
}

describe('paying a shop by somebody who takes money', () => {
  let chain: Chain
  let desk: Awaited<ReturnType<typeof startOnRamp>>
  let server: TestServer
  let dollar: Address
  let asset: string
  const recipient = `${chainId}:${shop.address}`
  beforeAll(async () => {
    chain = await startChain()
    const contracts = connectLocalContracts(chain.url)
    dollar = await contracts.deployToken({ name: 'Dollar', symbol: 'SUSD', decimals: 6, supply: 10n ** 15n })
    asset = `${chainId}/erc20:${dollar}`
    desk = await startOnRamp({
      chainUrl: chain.url,
      sellerKey: seller.privateKey,
      token: { address: dollar, symbol: 'SUSD', decimals: 6 },
      feePercent: 1,
    })
    server = await startTestServer({
      data: {
        nodes: { [chainId]: chain.url },
        payService: { name: 'Desk', url: desk.url, assets: [`${chainId}:${dollar}`] },
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await desk.stop()
    await chain.stop()
  })

  it('offers those who take the asset, of those that the shop wants', async () => {
    const list = async (params: object) =>
      v.parse(ExchangesSchema, (await ask(server, 'reown_getExchanges', params)).answer).result.exchanges
    expect(await list({ page: 1, asset, amount: '5' })).toMatchObject([{ id: 'own', name: 'Desk' }])
    expect(await list({ page: 1, asset: asset.toLowerCase() })).toHaveLength(1)
    expect(await list({ page: 1, asset: `${chainId}/slip44:60` })).toEqual([])
    expect(await list({ page: 1, asset, exclude: ['own'] })).toEqual([])
    expect(await list({ page: 1, asset, includeOnly: ['other'] })).toEqual([])
  })

  it('leads to the page, which pays the shop exactly, and once, and says in which transaction', async () => {
    const payment = { exchangeId: 'own', asset, amount: '12.5', recipient }
    const opened = await ask(server, 'reown_getExchangePayUrl', payment)
    const { url, sessionId } = v.parse(ExchangePayUrlSchema, opened.answer).result
    const readStatus = async () =>
      v.parse(
        ExchangeBuyStatusSchema,
        (await ask(server, 'reown_getExchangeBuyStatus', { exchangeId: 'own', sessionId })).answer,
      ).result
    expect(await readStatus()).toEqual({ status: 'UNKNOWN' })
    const pay = () =>
      fetch(new URL('/pay', url), { method: 'POST', body: new URLSearchParams({ session: sessionId }) })
    expect((await pay()).status).toBe(200)
    expect((await pay()).status).toBe(200)
    const keys = createKeyRing([Buffer.alloc(32, 1)])
    await createWebhook(server.database, keys, { url: 'https://shop.example/webhooks' })
    await readStatus()
    const { status, txHash } = await readStatus()
    expect(status).toBe('SUCCESS')
    const messages = await server.database<{ body: string }[]>`select body from webhook_messages`
    expect(messages.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'payment.confirmed', data: { exchangeId: 'own', sessionId, transaction: txHash } },
    ])
    const client = createPublicClient({ transport: http(chain.url) })
    expect(await client.getTransactionReceipt({ hash: txHash as Address })).toMatchObject({
      status: 'success',
    })
    const held = { address: dollar, abi: erc20Abi, functionName: 'balanceOf', args: [shop.address] } as const
    expect(await client.readContract(held)).toBe(12_500_000n)
  })

  it('says that nothing came of what was refused', async () => {
    const payment = { exchangeId: 'own', asset, amount: '1', recipient }
    const opened = await ask(server, 'reown_getExchangePayUrl', payment)
    const { url, sessionId } = v.parse(ExchangePayUrlSchema, opened.answer).result
    const body = new URLSearchParams({ session: sessionId, refuse: 'yes' })
    await fetch(new URL('/pay', url), { method: 'POST', body })
    const { answer } = await ask(server, 'reown_getExchangeBuyStatus', { exchangeId: 'own', sessionId })
    expect(answer).toMatchObject({ result: { status: 'FAILED' } })
  })

  it.each([
    ['of another network', () => ({ recipient: `eip155:1:${shop.address}` })],
    ['in something else', () => ({ asset: `${chainId}/slip44:60` })],
    ['with somebody who is not there', () => ({ exchangeId: 'nobody' })],
  ])('opens no payment %s', async (_what, change) => {
    const payment = { exchangeId: 'own', asset, amount: '1', recipient, ...change() }
    const { answer } = await ask(server, 'reown_getExchangePayUrl', payment)
    expect(answer).toMatchObject({ id: 1, error: { code: -32602 } })
  })

  it('refuses calls that make no sense', async () => {
    for (const params of [{}, { exchangeId: 'own', asset, amount: '-1', recipient }])
      expect((await ask(server, 'reown_getExchangePayUrl', params)).status).toBe(400)
    expect((await ask(server, 'eth_sendRawTransaction', [])).status).toBe(400)
  })
})

describe('a service of the owner’s', () => {
  let stub: Stub
  let server: TestServer
  const asset = 'eip155:1/slip44:60'
  const recipient = `eip155:1:${shop.address}`
  const open = (more: object = {}) =>
    ask(server, 'reown_getExchangePayUrl', {
      exchangeId: 'own',
      asset,
      amount: 2,
      recipient,
      orderId: 'A-7',
      ...more,
    })
  beforeAll(async () => {
    stub = await startStub(() => ({}))
    server = await startTestServer({
      data: {
        nodes: { 'eip155:1': stub.url },
        payService: {
          name: 'Desk',
          url: `${stub.url}/api`,
          assets: ['eip155:1'],
          recipients: [recipient],
          key: 'secret',
        },
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await stub.close()
  })

  it('is told what is paid to whom, with its key, and asked for what has become of it', async () => {
    stub.state.answer = ({ path }) =>
      path === '/api/payments'
        ? { url: `${stub.url}/checkout/7`, sessionId: '7', note: 'more' }
        : { status: 'SUCCESS', txHash: `0x${'ab'.repeat(32)}` }
    expect((await open()).answer).toMatchObject({ result: { url: `${stub.url}/checkout/7`, sessionId: '7' } })
    const asked = stub.state.requests.at(-1)
    expect(asked?.headers.authorization).toBe('Bearer secret')
    expect(JSON.parse(asked?.body ?? '')).toEqual({ asset, amount: '2', recipient, orderId: 'A-7' })
    const status = await ask(server, 'reown_getExchangeBuyStatus', { exchangeId: 'own', sessionId: '7' })
    expect(status.answer).toMatchObject({ result: { status: 'SUCCESS', txHash: `0x${'ab'.repeat(32)}` } })
    expect(stub.state.requests.at(-1)?.path).toBe('/api/payments/7')
  })

  it('is asked for nothing by ids that lead elsewhere, or for somebody whom the owner does not name', async () => {
    const before = stub.state.requests.length
    for (const sessionId of ['.', '..'])
      expect((await ask(server, 'reown_getExchangeBuyStatus', { exchangeId: 'own', sessionId })).status).toBe(
        400,
      )
    const { answer } = await open({ recipient: `eip155:1:${seller.address}` })
    expect(answer).toMatchObject({ error: { code: -32602 } })
    expect(stub.state.requests).toHaveLength(before)
  })

  it('is asked on though strangers ask for what it does not know', async () => {
    stub.state.answer = () => 'no answer'
    const readStatus = () => ask(server, 'reown_getExchangeBuyStatus', { exchangeId: 'own', sessionId: '8' })
    for (let turn = 0; turn < 6; turn++) await readStatus()
    const before = stub.state.requests.length
    await readStatus()
    expect(stub.state.requests).toHaveLength(before + 1)
  })

  it.each([
    ['leads to a page that is not its own', () => ({ url: 'https://evil.example/', sessionId: '7' })],
    ['answers with something else', () => ({ session: 7 })],
  ])('is not believed where it %s, and its key is told to nobody', async (_what, answer) => {
    stub.state.answer = answer
    const { answer: told } = await open()
    expect(told).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Desk does not answer.' } })
  })
})

it('there is nothing to ask where nobody takes money', async () => {
  const server = await startTestServer({ data: { nodes: { 'eip155:1': 'http://127.0.0.1:1' } } })
  expect((await ask(server, 'reown_getExchanges', {})).status).toBe(404)
  await server.close()
})
