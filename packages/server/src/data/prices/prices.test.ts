import { randomBytes } from 'node:crypto'
import { PricesSchema } from '@portico/protocol/data'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'
import { createPriceReader } from './createPriceReader.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** As api.coingecko.com/api/v3 answers. */
const recorded: Record<string, unknown> = {
  '/simple/price': { ethereum: { usd: 3421.17, usd_24h_change: -1.532 }, solana: { usd: 150.02 } },
  '/simple/token_price/ethereum': { [usdc.toLowerCase()]: { usd: 0.9998, usd_24h_change: 0.0012 } },
  '/simple/token_price/solana': { [mint]: { usd: 0.9997, usd_24h_change: null } },
}

let stub: Stub
let server: TestServer
beforeAll(async () => {
  stub = await startStub(({ path }) => recorded[path] ?? {})
  server = await startTestServer({
    data: { nodes: { 'eip155:1': stub.url }, coinGecko: { url: stub.url, key: 'secret-key' } },
    auth: {
      url: 'https://api.example',
      vaultUrl: 'https://vault.example/',
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'wallet@shop.example',
      secret: randomBytes(32).toString('base64url'),
      shareKeys: [randomBytes(32).toString('base64url')],
    },
  })
})
afterAll(async () => {
  await server.close()
  await stub.close()
})
beforeEach(() => {
  stub.state.requests.length = 0
})

const ask = (addresses: unknown, query: Record<string, string | undefined> = {}) =>
  server.call('/v1/fungible/price', query, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ currency: 'usd', addresses, projectId: 'shop' }),
  })

describe('POST /v1/fungible/price', () => {
  const coin = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

  it('has no price for what is no address [W-16]', async () => {
    const response = await ask(['eip155:1:%ff', 'eip155:1:%', 'eip155:1:x%zz'])
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ fungibles: [] })
  })

  it('gives the prices of coins and tokens, with the project named in the body alone [W-16]', async () => {
    const asked = [coin, `eip155:1:${usdc}`, `${solana}:${mint}`]
    const response = await ask(asked, { projectId: undefined, st: undefined, sv: undefined })
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(v.parse(PricesSchema, body)).toEqual(body)
    expect(body).toEqual({
      fungibles: [
        {
          name: 'Ether',
          symbol: 'ETH',
          address: coin,
          iconUrl: `${server.url}/public/getTokenImage/ETH`,
          price: 3421.17,
          dayChange: -1.532,
        },
        {
          name: 'USD Coin',
          symbol: 'USDC',
          address: `eip155:1:${usdc}`,
          iconUrl: `${server.url}/public/getTokenImage/USDC`,
          price: 0.9998,
          dayChange: 0.0012,
        },
        expect.objectContaining({ symbol: 'USDC', address: `${solana}:${mint}`, price: 0.9997 }),
      ],
    })
    expect(stub.state.requests.map(({ headers }) => headers['x-cg-demo-api-key'])).toEqual(
      Array(3).fill('secret-key'),
    )
  })

  it('gives them to the vault, for the sites of any project, and nothing else [W-16]', async () => {
    const headers = { Origin: 'https://vault.example', 'Content-Type': 'application/json' }
    const body = JSON.stringify({ addresses: [coin], projectId: 'shop' })
    const response = await server.call('/v1/fungible/price', {}, { method: 'POST', headers, body })
    expect(response.status).toBe(200)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://vault.example')
    const other = await server.call('/v1/supported-chains', {}, { headers })
    expect(other.status).toBe(403)
    const stranger = { ...headers, Origin: 'https://stranger.example' }
    const refused = await server.call('/v1/fungible/price', {}, { method: 'POST', headers: stranger, body })
    expect(refused.status).toBe(403)
  })

  it('asks for each price once in a while [W-16]', async () => {
    await ask([coin])
    await ask([coin])
    expect(stub.state.requests).toHaveLength(0)
  })

  it('knows no price of a token that nobody listed, whatever it is called [RD13]', async () => {
    expect(await (await ask([`eip155:1:0x${'66'.repeat(20)}`])).json()).toEqual({ fungibles: [] })
    expect(stub.state.requests).toHaveLength(0)
  })

  it.each([
    ['addresses', 'eip155:1'],
    ['addresses.0', [5]],
    ['addresses.0', ['javascript:alert(1)']],
    ['addresses', Array(101).fill(`eip155:1:${usdc}`)],
  ])('answers 400 and names %s [W-16]', async (field, addresses) => {
    const response = await ask(addresses)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { message: `The field "${field}" of the request body is not valid.` },
    })
  })
})

describe('createPriceReader', () => {
  const asset = { chainId: 'eip155:1' }

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e30])(
    'drops %s, which is no price [W-16, NW05]',
    async price => {
      const reader = createPriceReader(
        { readPrices: async () => new Map([['eip155:1', { price }]]) },
        () => {},
      )
      expect(await reader.readPrices([asset])).toEqual(new Map())
    },
  )

  it('keeps a price for ten minutes where there is no newer one, then has none [W-16]', async () => {
    let time = 1_000_000
    let isDead = false
    const errors: Error[] = []
    const provider = {
      readPrices: async () => {
        if (isDead) throw new Error('dead')
        return new Map([['eip155:1', { price: 2 }]])
      },
    }
    const reader = createPriceReader(
      provider,
      error => errors.push(error),
      () => time,
    )
    const read = async () => (await reader.readPrices([asset])).get('eip155:1')?.price
    expect(await read()).toBe(2)
    isDead = true
    time += 59_999
    expect(await read()).toBe(2)
    expect(errors).toHaveLength(0)
    time += 1
    expect(await read()).toBe(2)
    expect(errors).toHaveLength(1)
    time += 540_000
    expect(await read()).toBeUndefined()
    // Told once, and not for every caller.
    expect(errors).toHaveLength(1)
  })
})
