import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../../test/createDataVisit.js'
import { json } from '../../../test/createFakeEnvironment.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { payBalanceQuery, payTokenQuery } from './payAsset.js'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const id = `eip155:1:${contract}`
const dollars = {
  network: 'eip155:1',
  asset: contract,
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
} as const
const ether = {
  network: 'eip155:1',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as const
const address = '0x1111111111111111111111111111111111111111'
const caipAddress = `eip155:1:${address}` as const
const listed = { name: 'USD Coin', symbol: 'USDC', address: id.toLowerCase(), iconUrl: '', price: 1.01 }
const held = { name: '', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' }

async function visit(fungibles: readonly object[], numeric?: string) {
  const quantity = { decimals: '6', numeric }
  const balances = numeric === undefined ? [] : [{ ...held, address: id.toLowerCase(), quantity }]
  const world = await createDataVisit({
    '/fungible/price': () => json({ fungibles }),
    '/balance': () => json({ balances }),
  })
  const readBalance = (asset: typeof dollars | typeof ether, of: typeof caipAddress = caipAddress) =>
    fetchQuery(world.portico, payBalanceQuery, { caipAddress: of, asset })
  return { ...world, readBalance }
}

describe('the asset of a payment', () => {
  it('has the price and logo of the data service, if it lists the token', async () => {
    const { portico } = await visit([listed])
    expect(await fetchQuery(portico, payTokenQuery, dollars)).toEqual({ price: 1.01, iconUrl: '' })
    expect(await fetchQuery(portico, payTokenQuery, ether)).toBeNull()
  })

  it('is held by the payer, on the network of the payment', async () => {
    const { adapter, readBalance } = await visit([listed], '34.5')
    adapter.answer('getBalance', async () => ({ amount: '0.7', symbol: 'ETH', decimals: 18 }))
    expect(await readBalance(dollars)).toBe('34.5')
    expect(await readBalance(ether)).toBe('0.7')
  })

  it('counts as missing only if the data service lists it', async () => {
    expect(await (await visit([listed])).readBalance(dollars)).toBe('0')
    expect(await (await visit([])).readBalance(dollars)).toBeNull()
  })

  it('has an unknown balance on a network that the data service lacks', async () => {
    const { readBalance } = await visit([listed], '34.5')
    expect(await readBalance(dollars, `eip155:137:${address}` as never)).toBeNull()
  })
})
