import { generateKeyPairSync } from 'node:crypto'
import { getFallbackOptions, OnRampOptionsSchema, OnRampQuoteSchema } from '@portico/protocol/data'
import {
  type Chain,
  connectLocalContracts,
  startChain,
  startOnRamp,
  testAccounts,
} from '@portico/sandbox/chain'
import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { type Address, createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'

const chainId = 'eip155:31337'
const [seller, alice] = testAccounts
const post = (server: TestServer, path: string, body: unknown) =>
  server.call(path, {}, { method: 'POST', body: JSON.stringify(body) })

describe('buying on a page of one’s own', () => {
  let chain: Chain
  let page: Awaited<ReturnType<typeof startOnRamp>>
  let server: TestServer
  let dollar: Address
  beforeAll(async () => {
    chain = await startChain()
    const contracts = connectLocalContracts(chain.url)
    dollar = await contracts.deployToken({ name: 'Dollar', symbol: 'SUSD', decimals: 6, supply: 10n ** 15n })
    page = await startOnRamp({
      chainUrl: chain.url,
      sellerKey: seller.privateKey,
      token: { address: dollar, symbol: 'SUSD', decimals: 6 },
      feePercent: 1,
    })
    const id = `${chainId}:${dollar}`
    server = await startTestServer({
      data: {
        nodes: { [chainId]: chain.url },
        tokens: [{ chainId, address: dollar, name: 'Dollar', symbol: 'SUSD', decimals: 6 }],
        fixedPrices: { [id]: 1, [chainId]: 2500 },
        onRampPage: { url: page.url, assets: [id, chainId], feePercent: 1 },
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await page.stop()
    await chain.stop()
  })

  const readOptions = async () =>
    v.parse(OnRampOptionsSchema, await (await server.call('/v1/onramp/options')).json())

  it('tells what is sold, and how much can be paid [W-25, K-07]', async () => {
    const { seller, paymentCurrencies, purchaseCurrencies } = await readOptions()
    expect(seller).toBe(new URL(page.url).host)
    expect(paymentCurrencies).toEqual([
      {
        id: 'USD',
        payment_method_limits: [
          { id: 'card', min: '10.00', max: '7500.00' },
          { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
        ],
      },
    ])
    expect(purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['SUSD', 'ETH'])
    expect(purchaseCurrencies[0]?.networks[0]).toMatchObject({ chain_id: '31337', contract_address: dollar })
  })

  it('quotes at the known price, less the fee of one percent [W-25, K-07]', async () => {
    const { paymentCurrencies, purchaseCurrencies } = await readOptions()
    const quote = async (symbol: string, amount: string, payment = paymentCurrencies[0]) =>
      await post(server, '/v1/onramp/quote', {
        purchaseCurrency: purchaseCurrencies.find(currency => currency.symbol === symbol),
        paymentCurrency: payment,
        amount,
        network: symbol,
      })
    expect(v.parse(OnRampQuoteSchema, await (await quote('SUSD', '250')).json())).toMatchObject({
      purchaseAmount: { amount: '247.500000', currency: 'SUSD' },
      paymentTotal: { amount: '250.00', currency: 'USD' },
      paymentSubtotal: { amount: '247.50', currency: 'USD' },
      partnerFee: { amount: '2.50', currency: 'USD' },
      networkFee: { amount: '0.00', currency: 'USD' },
    })
    expect(await (await quote('ETH', '250')).json()).toMatchObject({
      purchaseAmount: { amount: '0.09900000' },
    })
    expect((await quote('SUSD', '0')).status).toBe(400)
    expect((await quote('SUSD', '-1')).status).toBe(400)
    expect((await quote('SUSD', '5', { id: 'EUR', payment_method_limits: [] })).status).toBe(400)
  })

  it('leads to the page, which delivers what was quoted, and once [W-24]', async () => {
    const response = await post(server, '/v1/generators/onrampurl', {
      destinationWallets: [{ address: alice.address, blockchains: [chainId], assets: ['SUSD'] }],
      defaultNetwork: chainId,
      partnerUserId: 'shop',
      defaultExperience: 'buy',
      presetFiatAmount: 250,
      fiatCurrency: 'USD',
    })
    const { url } = (await response.json()) as { url: string }
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      walletAddress: alice.address,
      destinationCurrencyCode: 'SUSD',
      network: chainId,
      externalCustomerId: 'shop',
      fiatAmount: '250',
      fiatCurrency: 'USD',
    })
    const form = await (await fetch(url)).text()
    const fields = [...form.matchAll(/name="([a-zA-Z]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    )
    // Somebody is impatient.
    const pay = () => fetch(page.url, { method: 'POST', body: new URLSearchParams(fields) })
    for (const paid of await Promise.all([pay(), pay()])) expect(await paid.text()).toContain('Delivered.')
    const client = createPublicClient({ transport: http(chain.url) })
    const balance = await client.readContract({
      address: dollar,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [alice.address],
    })
    expect(balance).toBe(247_500_000n)
  })

  it('is led to by nothing but an address [W-24]', async () => {
    for (const destinationWallets of [[], [{ address: 'javascript:alert(1)' }], [{ address: '' }]]) {
      expect((await post(server, '/v1/generators/onrampurl', { destinationWallets })).status).toBe(400)
    }
  })
})

describe('buying where several sell', () => {
  let node: Stub
  let server: TestServer
  beforeAll(async () => {
    node = await startStub(() => ({ jsonrpc: '2.0', id: 1, result: '0x1' }))
    const keySecret = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    server = await startTestServer({
      data: {
        nodes: { 'eip155:1': node.url },
        fixedPrices: { 'eip155:1': 2500 },
        coinbase: {
          url: 'http://127.0.0.1:1',
          keyName: 'k',
          keySecret: keySecret.export({ type: 'sec1', format: 'pem' }).toString(),
        },
        onRampPage: { url: 'https://buy.shop.example/now', assets: ['eip155:1'], feePercent: 1 },
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await node.close()
  })

  const sellers = [
    { id: 'coinbase', name: 'Coinbase' },
    { id: 'page', name: 'buy.shop.example' },
  ]

  it('offers all of them, also while one is silent [W-25, W-31]', async () => {
    const first = await (await server.call('/v1/onramp/options')).json()
    expect(first).toEqual({ ...getFallbackOptions(), sellers })
    const chosen = await (await server.call('/v1/onramp/options', { seller: 'page' })).json()
    expect(v.parse(OnRampOptionsSchema, chosen)).toEqual(chosen)
    expect(chosen).toMatchObject({
      seller: 'buy.shop.example',
      sellers,
      purchaseCurrencies: [{ symbol: 'ETH' }],
    })
  })

  it('quotes and leads to the one that is chosen [W-24, W-25]', async () => {
    const { purchaseCurrencies, paymentCurrencies } = v.parse(
      OnRampOptionsSchema,
      await (await server.call('/v1/onramp/options', { seller: 'page' })).json(),
    )
    const [purchaseCurrency] = purchaseCurrencies
    const [paymentCurrency] = paymentCurrencies
    const wish = { purchaseCurrency, paymentCurrency, amount: '250', seller: 'page' }
    const quote = await (await post(server, '/v1/onramp/quote', wish)).json()
    expect(quote).toMatchObject({ purchaseAmount: { amount: '0.09900000' } })
    const visit = { destinationWallets: [{ address: alice.address }], seller: 'page' }
    const { url } = (await (await post(server, '/v1/generators/onrampurl', visit)).json()) as { url: string }
    expect(new URL(url).host).toBe('buy.shop.example')
    for (const [path, body] of [
      ['/v1/onramp/quote', { ...wish, seller: 'other' }],
      ['/v1/generators/onrampurl', { ...visit, seller: 'other' }],
    ] as const)
      expect((await post(server, path, body)).status).toBe(400)
    expect((await server.call('/v1/onramp/options', { seller: 'other' })).status).toBe(400)
  })
})

describe('buying from Coinbase', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keySecret = privateKey.export({ type: 'sec1', format: 'pem' }).toString()
  /** In the shape of the service, not recorded from it; without most of what nobody reads. */
  const shapes = {
    options: {
      payment_currencies: [
        {
          id: 'USD',
          limits: [{ id: 'card', min: '5', max: '7500' }],
          icon_url: 'https://static.example/usd.png',
        },
      ],
      purchase_currencies: [
        {
          id: '2b92315d-eab7-5bef-84fa-089a131333f5',
          name: 'USD Coin',
          symbol: 'USDC',
          networks: [
            {
              name: 'base',
              display_name: 'Base',
              chain_id: '8453',
              contract_address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
              icon_url: 'https://static.example/base.png',
            },
          ],
          icon_url: 'https://static.example/usdc.png',
        },
      ],
    },
    quote: {
      payment_total: { value: '100.00', currency: 'USD' },
      payment_subtotal: { value: '97.50', currency: 'USD' },
      purchase_amount: { value: '97.5', currency: 'USDC' },
      coinbase_fee: { value: '2.49', currency: 'USD' },
      network_fee: { value: '0.01', currency: 'USD' },
      quote_id: 'd4f1c4b8-5a4f-4b6a-9b3c-6d6a0a5b5c11',
    },
    token: { token: 'ZWJlNDgwYmItNjBkMi00ZmFiLWIxYTQtMTM3MGI2YjJiNjFh', channel_id: '' },
  }
  const [purchaseCurrency] = getFallbackOptions().purchaseCurrencies
  const [paymentCurrency] = getFallbackOptions().paymentCurrencies
  const wish = { purchaseCurrency, paymentCurrency, amount: '100', network: 'USDC' }
  const paths: Record<string, keyof typeof shapes> = {
    '/onramp/v1/buy/options': 'options',
    '/onramp/v1/buy/quote': 'quote',
    '/onramp/v1/token': 'token',
  }

  let answers: Record<string, unknown>
  let coinbase: Stub
  let node: Stub
  let server: TestServer
  beforeAll(async () => {
    coinbase = await startStub(({ path }) => answers[paths[path] ?? ''])
    node = await startStub(() => ({ jsonrpc: '2.0', id: 1, result: '0x1' }))
    server = await startTestServer({
      data: {
        nodes: { 'eip155:1': node.url },
        coinbase: { url: coinbase.url, keyName: 'organizations/o/apiKeys/k', keySecret },
      },
    })
  })
  afterAll(async () => {
    await server.close()
    await coinbase.close()
    await node.close()
  })

  it('falls back to the built-in list while it is silent or talks nonsense [W-31]', async () => {
    answers = { options: { payment_currencies: 'all', purchase_currencies: [] } }
    expect(await (await server.call('/v1/onramp/options')).json()).toEqual(getFallbackOptions())
  })

  it('passes on what it sells, signed for that very request [W-25]', async () => {
    answers = { ...shapes }
    const options = await (await server.call('/v1/onramp/options')).json()
    expect(v.parse(OnRampOptionsSchema, options)).toEqual(options)
    expect(options).toMatchObject({
      paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '5', max: '7500' }] }],
      purchaseCurrencies: [{ symbol: 'USDC', networks: [{ chain_id: '8453' }] }],
    })
    const bearer = coinbase.state.requests.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? ''
    const { payload, protectedHeader } = await jwtVerify(bearer, publicKey, { issuer: 'cdp' })
    expect(payload).toMatchObject({
      sub: 'organizations/o/apiKeys/k',
      uri: `GET ${new URL(coinbase.url).host}/onramp/v1/buy/options`,
    })
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'organizations/o/apiKeys/k' })
  })

  it('passes on its quote [W-25]', async () => {
    answers = { ...shapes }
    const quote = await (await post(server, '/v1/onramp/quote', wish)).json()
    expect(v.parse(OnRampQuoteSchema, quote)).toEqual(quote)
    expect(quote).toMatchObject({
      purchaseAmount: { amount: '97.5', currency: 'USDC' },
      partnerFee: { amount: '2.49', currency: 'USD' },
      quoteId: 'd4f1c4b8-5a4f-4b6a-9b3c-6d6a0a5b5c11',
    })
    for (const value of ['-1', 'NaN', '1e30', 7, '9'.repeat(100)]) {
      answers = { quote: { ...shapes.quote, purchase_amount: { value, currency: 'USDC' } } }
      expect((await post(server, '/v1/onramp/quote', wish)).status).toBe(502)
    }
  })

  it('sends people to the page of Coinbase alone, whatever it answers [W-24, DL10]', async () => {
    answers = { ...shapes }
    const body = { destinationWallets: [{ address: alice.address, blockchains: ['base'], assets: ['USDC'] }] }
    const { url } = (await (await post(server, '/v1/generators/onrampurl', body)).json()) as { url: string }
    expect(url).toBe(
      `https://pay.coinbase.com/buy/select-asset?sessionToken=${shapes.token.token}&defaultExperience=buy`,
    )
    expect(JSON.parse(coinbase.state.requests.at(-1)?.body ?? '')).toEqual({
      addresses: [{ address: alice.address, blockchains: ['base'] }],
      assets: ['USDC'],
    })
    const euros = { ...body, presetFiatAmount: 100, fiatCurrency: 'EUR' }
    const chosen = (await (await post(server, '/v1/generators/onrampurl', euros)).json()) as { url: string }
    expect(chosen.url).toContain('&presetFiatAmount=100&fiatCurrency=EUR')
    for (const token of ['a&x=1', 'https://evil.example', '', 'a'.repeat(5000)]) {
      answers = { token: { token } }
      expect((await post(server, '/v1/generators/onrampurl', body)).status).toBe(502)
    }
  })
})
