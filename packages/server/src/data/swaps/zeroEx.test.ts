import { BuiltTransactionSchema } from '@portico/protocol/data'
import * as v from 'valibot'
import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const holder = '0x0000000000001fF3684f28c67538d4D072C22734'
const settler = '0xdf31a70a21a1931e02033dbba7deace6c45cfd0f'
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const zeroWord = `0x${'0'.repeat(64)}` as const
const [coinId, usdcId, userAddress] = [coinAddress, usdc, account].map(address => `eip155:1:${address}`)

const abi = parseAbi([
  'function exec(address operator, address token, uint256 amount, address target, bytes data)',
  'struct Slippage { address recipient; address buyToken; uint256 minAmountOut; }',
  'function execute(Slippage slippage, bytes[] actions, bytes32 zid)',
])

interface Parts {
  recipient?: Hex
  buyToken?: Hex
  minAmountOut?: bigint
  operator?: Hex
  target?: Hex
  token?: Hex
  amount?: bigint
}

/** As 0x writes the sale of 100 USDC for ether. */
function encode(parts: Parts = {}): Hex {
  const { recipient = account, buyToken = coinAddress, minAmountOut = 39_700_000_000_000_000n } = parts
  const { operator = settler, target = settler, token = usdc, amount = 100_000_000n } = parts
  const execute = encodeFunctionData({
    abi,
    functionName: 'execute',
    args: [{ recipient, buyToken, minAmountOut }, ['0x38c9c147'], zeroWord],
  })
  return encodeFunctionData({ abi, functionName: 'exec', args: [operator, token, amount, target, execute] })
}

/** In the shape that the service documents, not recorded from it; what nobody reads is cut short. */
const price = {
  allowanceTarget: holder.toLowerCase(),
  blockNumber: '21000000',
  buyAmount: '40000000000000000',
  buyToken: coinAddress,
  fees: { integratorFee: null, zeroExFee: null, gasFee: null },
  gas: '208461',
  gasPrice: '3040000000',
  issues: { allowance: null, balance: null, simulationIncomplete: false, invalidSourcesPassed: [] },
  liquidityAvailable: true,
  minBuyAmount: '39600000000000000',
  sellAmount: '100000000',
  sellToken: usdc.toLowerCase(),
  tokenMetadata: {},
  totalNetworkFee: '633721440000000',
  zid: '0x111111111111111111111111',
}
const quoteOf = (transaction: Record<string, unknown>) => ({
  ...price,
  transaction: {
    to: holder,
    data: encode(),
    gas: '288095',
    gasPrice: '3040000000',
    value: '0',
    ...transaction,
  },
})

let answers: { price: unknown; quote: unknown }
let zeroEx: Stub
let node: Stub
let server: TestServer
beforeAll(async () => {
  zeroEx = await startStub(({ path }) => (path.endsWith('/price') ? answers.price : answers.quote))
  node = await startStub(({ body }) => {
    const answerOf = (id: number, method: string, params: [{ data?: string }]) => {
      const { data } = params[0] ?? {}
      const results: Record<string, unknown> = {
        eth_chainId: '0x1',
        eth_getCode: '0x',
        eth_gasPrice: '0x3b9aca00',
        eth_call: data?.startsWith('0x6352211e')
          ? encodeAbiParameters([{ type: 'address' }], [settler])
          : zeroWord,
      }
      return { jsonrpc: '2.0', id, result: results[method] }
    }
    const request = JSON.parse(body)
    return Array.isArray(request)
      ? request.map(({ id, method, params }) => answerOf(id, method, params))
      : answerOf(request.id, request.method, request.params)
  })
  server = await startTestServer({
    data: { nodes: { 'eip155:1': node.url }, zeroEx: { url: zeroEx.url, key: 'secret' } },
    rateLimit: { burst: 10_000, perSecond: 10_000 },
  })
})
beforeEach(() => {
  answers = { price, quote: quoteOf({}) }
})
afterAll(async () => {
  await server.close()
  await zeroEx.close()
  await node.close()
})

const post = (body: Record<string, unknown> = {}) =>
  server.call(
    '/v1/convert/build-transaction',
    {},
    {
      method: 'POST',
      body: JSON.stringify({
        amount: '100000000',
        from: usdcId,
        to: coinId,
        userAddress,
        eip155: { slippage: 1 },
        disableEstimate: true,
        ...body,
      }),
    },
  )

describe('exchanging by 0x', () => {
  it('quotes its prices, with the key in a header [W-14]', async () => {
    const response = await server.call('/v1/convert/quotes', {
      amount: '100000000',
      from: usdcId,
      to: coinId,
      userAddress: account,
    })
    expect(await response.json()).toEqual({
      quotes: [
        {
          id: null,
          fromAmount: '100000000',
          fromAccount: usdcId,
          toAmount: '40000000000000000',
          toAccount: coinId,
        },
      ],
    })
    const { path, query, headers } = zeroEx.state.requests.at(-1) ?? {}
    expect(path).toBe('/swap/allowance-holder/price')
    expect(Object.fromEntries(query ?? [])).toEqual({
      chainId: '1',
      sellToken: usdc.toLowerCase(),
      buyToken: coinAddress,
      sellAmount: '100000000',
    })
    expect(headers).toMatchObject({ '0x-api-key': 'secret', '0x-version': 'v2' })
  })

  it('passes on a transaction that does what was asked for [W-19]', async () => {
    const { tx } = v.parse(BuiltTransactionSchema, await (await post()).json())
    expect(tx).toEqual({
      from: userAddress,
      to: `eip155:1:${holder.toLowerCase()}`,
      data: encode(),
      amount: '0',
      eip155: { gas: '288095', gasPrice: '1000000000' },
    })
    const query = zeroEx.state.requests.at(-1)?.query
    // One percent, less what the price moves between two questions.
    expect(query?.get('slippageBps')).toBe('95')
    expect(query?.get('taker')).toBe(account.toLowerCase())
  })

  it('has its own contract approved, whatever the answer names [W-17, W-20]', async () => {
    answers.price = { ...price, allowanceTarget: stranger }
    const query = { userAddress, from: usdcId, to: coinId, amount: '5' }
    const { tx } = await (await server.call('/v1/convert/build-approve', query)).json()
    expect(tx.data).toBe(
      `0x095ea7b3${holder.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`,
    )
  })

  it.each<[string, Record<string, unknown>]>([
    ['another contract', { to: stranger }],
    ['the coin too', { value: '1' }],
    ['a transfer', { data: `0xa9059cbb${'0'.repeat(128)}` }],
    ['a contract that is none of 0x', { data: encode({ target: stranger, operator: stranger }) }],
    ['another operator', { data: encode({ operator: stranger }) }],
    ['more of the token', { data: encode({ amount: 100_000_001n }) }],
    ['another token', { data: encode({ token: stranger }) }],
    ['another receiver', { data: encode({ recipient: stranger }) }],
    ['another token to get', { data: encode({ buyToken: stranger }) }],
    ['half of a call', { data: encode().slice(0, 300) }],
    ['no calldata', { data: 'javascript:alert(1)' }],
    ['endless calldata', { data: `0x${'00'.repeat(60_000)}` }],
    ['a value that is none', { value: '9'.repeat(90) }],
  ])('passes on nothing that takes or calls %s [W-19, RD13]', async (_, wrong) => {
    answers.quote = quoteOf(wrong)
    const response = await post()
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: { code: 'upstream_failed' } })
  })

  it('passes on nothing that gives less than agreed, whatever the answer claims [W-19, K-08, RD13]', async () => {
    answers.quote = quoteOf({ data: encode({ minAmountOut: 39_599_999_999_999_999n }) })
    expect((await post()).status).toBe(400)
    answers.quote = quoteOf({ data: encode({ minAmountOut: 39_600_000_000_000_000n }) })
    expect((await post()).status).toBe(200)
  })

  it('sells the coin, and takes no token with it [W-19]', async () => {
    answers.price = { ...price, buyAmount: '2500000000' }
    const parts = { buyToken: usdc, minAmountOut: 2_490_000_000n } as const
    const wish = { from: coinId, to: usdcId, amount: '1000000000000000000' }
    const value = wish.amount
    answers.quote = quoteOf({ value, data: encode({ ...parts, token: coinAddress, amount: BigInt(value) }) })
    expect((await post(wish)).status).toBe(200)
    answers.quote = quoteOf({ value, data: encode({ ...parts, token: usdc, amount: 5n }) })
    expect((await post(wish)).status).toBe(502)
  })

  it('quotes nothing where nobody exchanges, and fails where the answer makes no sense [W-14, RP03]', async () => {
    const quote = (amount: string) =>
      server.call('/v1/convert/quotes', { amount, from: usdcId, to: coinId, userAddress: account })
    answers.price = { liquidityAvailable: false }
    expect(await (await quote('1')).json()).toEqual({ quotes: [] })
    let amount = 1
    for (const buyAmount of ['-1', '1e9', 7, null, '9'.repeat(200)]) {
      answers.price = { ...price, buyAmount }
      expect((await quote(`${++amount}`)).status).toBe(502)
    }
  })
})
