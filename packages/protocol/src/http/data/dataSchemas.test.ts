import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { BalancesSchema } from './balances.js'
import { dataPaths, formatDataPath } from './dataPaths.js'
import { ExchangeCallSchema } from './exchanges.js'
import { HistorySchema } from './history.js'
import { IdentitySchema } from './names.js'
import { QuotesQuerySchema } from './swaps.js'
import { PricesSchema } from './tokens.js'

const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: 'https://services.example/public/getTokenImage/USDC',
}

const transaction = {
  id: '0xab',
  metadata: {
    operationType: 'send',
    hash: '0xab',
    chain: 'eip155:1',
    minedAt: '2026-01-02T03:04:05.000Z',
    sentFrom: '0x1',
    sentTo: '0x2',
    status: 'confirmed',
    nonce: 3,
  },
  transfers: [
    { direction: 'out', quantity: { numeric: '1.5' }, value: 3000, price: 2000 },
    {
      nft_info: { name: 'Ape', flags: { is_spam: true } },
      direction: 'in',
      quantity: { numeric: '1' },
      value: 1,
      price: 1,
    },
  ],
}

describe('chain data on the wire', () => {
  it('reads balances; entries that lie about their numbers are left out [W-21, RP03]', () => {
    const bad = [
      { ...usdc, quantity: { decimals: '1000000', numeric: '1' } },
      { ...usdc, quantity: { decimals: '6', numeric: '-1' } },
      { ...usdc, quantity: { decimals: '6', numeric: '0x10' } },
      { ...usdc, quantity: { decimals: '6', numeric: '9'.repeat(300) } },
      { ...usdc, symbol: '\u202e\u200b' },
      null,
    ]
    expect(v.parse(BalancesSchema, { balances: [...bad, usdc] })).toEqual({ balances: [usdc] })
  })

  it('takes no price that is no number [W-16, NW05]', () => {
    for (const price of [null, 'NaN', '1', Number.NaN, Number.POSITIVE_INFINITY, -1, undefined]) {
      expect(v.parse(BalancesSchema, { balances: [{ ...usdc, price }] }).balances[0]?.price).toBe(0)
      const fungible = { name: 'x', symbol: 'X', iconUrl: '', price }
      expect(v.parse(PricesSchema, { fungibles: [fungible] })).toEqual({ fungibles: [] })
    }
    expect(v.parse(PricesSchema, { fungibles: [{ name: 'x', symbol: 'X', iconUrl: '' }] })).toEqual({
      fungibles: [],
    })
  })

  it('takes an amount of a swap in units of at most 256 bits [W-14]', () => {
    const account = `eip155:1:0x${'ab'.repeat(20)}`
    const isAmount = (amount: unknown) =>
      v.safeParse(QuotesQuerySchema, { amount, from: account, to: account }).success
    for (const amount of ['0', '007', '1000000', String(2n ** 256n - 1n)]) expect(isAmount(amount)).toBe(true)
    const bad = ['', '-1', '1.5', '0x10', '1e6', 'many', ' 1', 1, String(2n ** 256n), '0'.repeat(79)]
    for (const amount of bad) expect(isAmount(amount), String(amount)).toBe(false)
  })

  it('asks a service of payments for assets by their CAIP-19 id', () => {
    const call = (asset: string) =>
      v.safeParse(ExchangeCallSchema, { method: 'reown_getExchanges', params: { asset } }).success
    for (const asset of ['eip155:1/slip44:60', `eip155:8453/erc20:0x${'ab'.repeat(20)}`])
      expect(call(asset), asset).toBe(true)
    for (const asset of ['', 'eip155:1', 'eip155:1/slip44:', 'eip155:1/slip44:60/1', 'EIP155:1/slip44:60'])
      expect(call(asset), asset).toBe(false)
    expect(call(`eip155:1/erc20:${'a'.repeat(129)}`)).toBe(false)
  })

  it('gives every token a price and a picture, though the service names none [E-13]', () => {
    const { price: _price, iconUrl: _iconUrl, ...bare } = usdc
    expect(v.parse(BalancesSchema, { balances: [bare] }).balances).toEqual([
      { ...bare, price: 0, iconUrl: '' },
    ])
  })

  it('reads names without what is not seen, and pictures from the web only [RD01]', () => {
    const name = `\u202eUSD\u200b <img src=x onerror=alert(1)>${'x'.repeat(10_000)}`
    const { balances } = v.parse(BalancesSchema, {
      balances: [{ ...usdc, name, iconUrl: 'javascript:alert(1)' }],
    })
    expect(balances[0]).toMatchObject({ iconUrl: '' })
    expect(balances[0]?.name).toMatch(/^USD <img src=x onerror=alert\(1\)>x+$/)
    expect(balances[0]?.name).toHaveLength(60)
  })

  it('reads history with transfers, their flags and its cursor [W-13] [E-14]', () => {
    expect(v.parse(HistorySchema, { data: [transaction, {}], next: 'abc' })).toEqual({
      data: [transaction],
      next: 'abc',
    })
    for (const next of ['', undefined, null, 7, 'x'.repeat(513)]) {
      expect(v.parse(HistorySchema, { data: [], next })).toEqual({ data: [], next: null })
    }
  })

  it('reads an identity, whose parts may be missing [W-12]', () => {
    expect(v.parse(IdentitySchema, {})).toEqual({ name: null, avatar: null })
    expect(v.parse(IdentitySchema, { name: 'a b', avatar: 'data:x' })).toEqual({ name: null, avatar: null })
    const known = { name: 'alice.eth', avatar: 'https://services.example/a' }
    expect(v.parse(IdentitySchema, known)).toEqual(known)
  })

  it('puts a name into a path as one part of it [W-22]', () => {
    expect(formatDataPath(dataPaths.profile, '../x?y#z')).toBe('/v1/profile/account/..%2Fx%3Fy%23z')
  })
})
