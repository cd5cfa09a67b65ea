import type { TokenBalance } from '@portico/protocol/data'
import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../families/networks/defineNetwork.js'
import { mainnet } from '../families/networks/evm.js'
import { formatChange } from '../utils/formatChange.js'
import { formatMoney, formatPrice } from '../utils/formatMoney.js'
import { findImitations, sumValues } from './findImitations.js'

const network = defineNetwork(mainnet)

const token = (symbol: string, more: Partial<TokenBalance> = {}): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: 'eip155:1:0x0000000000000000000000000000000000000001',
  value: undefined,
  price: 0,
  dayChange: undefined,
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '',
  ...more,
})

const ether = token('ETH', { address: undefined, price: 2000, value: 4000 })
const usdc = token('USDC', { price: 1, value: 10 })

describe('tokens that imitate others', () => {
  it.each([
    ['the coin of the network', 'ETH'],
    ['the coin of the network in other letters', 'eth'],
    ['the coin of the network with a Greek letter', '\u0395TH'],
    ['a token that is held', 'USDC'],
    ['a token that is held, in Cyrillic letters', 'U\u0405D\u0421'],
    ['a well-known one that is not held, in Cyrillic letters', 'DA\u0406'],
    ['a well-known one in wide letters', '\uff35\uff33\uff24\uff34'],
    ['Tether at another address', 'USDT'],
  ])('are those that go by the name of %s [RD01] [RD13]', (_whom, symbol) => {
    const imitation = token(symbol)
    expect([...findImitations([ether, usdc, imitation], network)]).toEqual([imitation])
  })

  it('are not those that are what they say [RD13] [K-17]', () => {
    const tether = '0xdac17f958d2ee523a2206206994597c13d831ec7'
    const others = [
      ether,
      usdc,
      token('USDT', { address: `eip155:1:${tether}`.toUpperCase().replace('EIP155', 'eip155') }),
      token('CAFE'),
      token('ETHX'),
      // Priced by its address, on a network whose coin has the same name.
      token('ETH', { price: 2000 }),
    ]
    expect([...findImitations(others, network)]).toEqual([])
  })

  it('count for nothing in the sum', () => {
    const imitation = token('U\u0405DC', { price: 1, value: 1e9 })
    const tokens = [ether, usdc, imitation, token('CAFE'), token('BAD', { value: Number.NaN })]
    expect(sumValues(tokens, findImitations(tokens, network))).toBe(4010)
    expect(sumValues([token('CAFE')], new Set())).toBeUndefined()
  })
})

describe('money', () => {
  it('has two decimals, as people of the locale write them [K-10]', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50')
    expect(formatMoney(1234.5, 'de')).toBe('1.234,50\u00a0$')
    expect(formatMoney(0)).toBe('$0.00')
    expect(formatMoney(0.001)).toBe('<$0.01')
    expect(formatMoney(1, 'not a locale')).toBe('$1.00')
    expect(formatMoney(1, 'ar')).not.toMatch(/[\u061c\u200e\u200f]/)
  })

  it('shows what a small price is [K-10]', () => {
    expect(formatPrice(2000)).toBe('$2,000.00')
    expect(formatPrice(0.000012345)).toBe('$0.00001235')
  })

  it('is nothing where a number is none [NW05]', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -1, undefined]) {
      expect(formatMoney(value)).toBeUndefined()
      expect(formatPrice(value)).toBeUndefined()
    }
    for (const value of [Number.NaN, Number.NEGATIVE_INFINITY, 1e300, undefined])
      expect(formatChange(value)).toBeUndefined()
  })

  it('says with its sign how it has changed', () => {
    expect([1.234, -1.234, 0].map(change => formatChange(change))).toEqual(['+1.23%', '-1.23%', '0%'])
    expect(formatChange(-1.5, 'de')).toBe('-1,5\u00a0%')
  })
})
