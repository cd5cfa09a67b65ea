import { type Chain, startChain, testAccounts } from '@portico/sandbox/chain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../server/test/startTestServer.js'
import { contracts, prices, seededChain, tokens } from './contracts.mjs'
import { seedChain } from './seedChain.mjs'
import { servePictures } from './servePictures.mjs'

const [alice, , , , , , , heidi] = testAccounts
let chain: Chain
let server: TestServer
let pictures: Awaited<ReturnType<typeof servePictures>>
beforeAll(async () => {
  chain = await startChain()
  await seedChain(chain.url)
  pictures = await servePictures(0)
  const gateway = `127.0.0.1:${pictures.port}`
  server = await startTestServer({
    data: {
      ipfsGateway: `http://${gateway}`,
      pictureHosts: [gateway],
      nodes: { [seededChain]: chain.url },
      tokens,
      fixedPrices: prices,
      wholeChains: [seededChain],
      nameRegistry: { chainId: seededChain, address: contracts.names },
      swapRouters: { [seededChain]: contracts.exchange },
    },
  })
})
afterAll(async () => {
  await server.close()
  await pictures.stop()
  await chain.stop()
})

const get = async (path: string) => (await server.call(path, { chainId: seededChain })).json()

describe('the sandbox', () => {
  it('has tokens with prices, and leaves the coins of the accounts that everybody uses alone [W-21]', async () => {
    expect(await get(`/v1/account/${alice.address}/balance`)).toMatchObject({
      balances: [
        { symbol: 'ETH', price: 2500, value: 25_000_000, quantity: { numeric: '10000' } },
        { symbol: 'SUSD', price: 1, value: 1250, quantity: { numeric: '1250' } },
        { symbol: 'CAFE', price: 0.25, value: 10.5, quantity: { numeric: '42' } },
      ],
    })
  })

  it('has history and names [W-12, W-13]', async () => {
    const { data } = (await get(`/v1/account/${alice.address}/history`)) as { data: unknown[] }
    expect(data).toHaveLength(4)
    expect(await get(`/v1/identity/${heidi.address}`)).toEqual({ name: 'heidi.eth', avatar: null })
  })

  it('has collectibles with pictures, which the server fetches and shows [V-04]', async () => {
    const { data } = (await get(`/v1/account/${alice.address}/nfts`)) as {
      data: { name: string; imageUrl: string }[]
    }
    expect(data.map(({ name }) => name).sort()).toEqual(['Picture of alice', 'Ticket'])
    for (const { imageUrl } of data) {
      const { pathname, searchParams } = new URL(imageUrl)
      const response = await server.call(pathname, Object.fromEntries(searchParams))
      expect(response.headers.get('content-type')).toBe('image/png')
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  })

  it('exchanges its tokens and its coin, near the prices that it names [W-14]', async () => {
    const coin = `${seededChain}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
    const [dollar, coffee] = [`${seededChain}:${contracts.dollar}`, `${seededChain}:${contracts.coffee}`]
    const quote = async (from: string, to: string, amount: bigint) => {
      const response = await server.call('/v1/convert/quotes', { from, to, amount: `${amount}` })
      const { quotes } = (await response.json()) as { quotes: { toAmount: string }[] }
      return Number(quotes[0]?.toAmount)
    }
    const [inDollars, inCoffee, ofCoffee] = [
      await quote(coin, dollar, 10n ** 17n),
      await quote(dollar, coffee, 100_000_000n),
      await quote(coffee, coin, 10n ** 20n),
    ]
    expect(inDollars / 1e6 / 250).toBeGreaterThan(0.99)
    expect(inCoffee / 1e18 / 400).toBeGreaterThan(0.99)
    expect(ofCoffee / 1e18 / 0.01).toBeGreaterThan(0.99)
    expect(Math.max(inDollars / 1e6 / 250, inCoffee / 1e18 / 400, ofCoffee / 1e18 / 0.01)).toBeLessThan(1)
  })

  it('is seeded once, however often its chain is', async () => {
    await seedChain(chain.url)
    const { data } = (await get(`/v1/account/${alice.address}/history`)) as { data: unknown[] }
    expect(data).toHaveLength(4)
  })
})
