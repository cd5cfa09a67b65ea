import { expect, it } from 'vitest'
import { createPriceClient } from './createPriceClient.ts'

const coin = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function createClient(answer: (ids: readonly string[]) => unknown, status = 200) {
  const asked: unknown[] = []
  let now = 0
  const fetch = async (url: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body))
    asked.push([url, body, init?.credentials])
    return new Response(JSON.stringify(answer(body.addresses)), { status })
  }
  const client = createPriceClient({
    baseUrl: 'https://api.example.com/',
    projectId: 'shop',
    getTime: () => now,
    fetch: fetch as typeof globalThis.fetch,
  })
  return {
    ...client,
    asked,
    pass: (ms: number) => {
      now += ms
    },
  }
}

const priceOf = (address: string, price: unknown) => ({
  fungibles: [{ name: 'Ether', symbol: 'ETH', address, iconUrl: '', price }],
})

it('reads the price of a coin or token once a minute, from the server that the vault logs in at', async () => {
  const client = createClient(([id = '']) => priceOf(id.toLowerCase(), 2000))
  expect(await client.read('eip155:1', undefined)).toBe(2000)
  expect(await client.read('eip155:1', undefined)).toBe(2000)
  expect(client.asked).toEqual([
    [
      'https://api.example.com/v1/fungible/price',
      { projectId: 'shop', currency: 'usd', addresses: [coin] },
      'omit',
    ],
  ])
  expect(await client.read('eip155:1', token)).toBe(2000)
  client.pass(60_000)
  await client.read('eip155:1', undefined)
  expect(client.asked).toHaveLength(3)
})

it.each<[string, (ids: readonly string[]) => unknown, number?]>([
  ['has none', () => ({ fungibles: [] })],
  ['gives that of another token', () => priceOf('eip155:1:0x1', 5)],
  ['gives nonsense', () => priceOf(coin, 'many')],
  ['gives a negative one', () => priceOf(coin, -1)],
  ['refuses', () => ({}), 403],
  ['answers too much', () => ({ fungibles: ['x'.repeat(20_000)] })],
])('knows no price where the service %s', async (_, answer, status) => {
  expect(await createClient(answer, status).read('eip155:1', undefined)).toBeUndefined()
})
