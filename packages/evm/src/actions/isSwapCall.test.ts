import type { SwapTerms } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { isSwapCall, readSpender } from './isSwapCall.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const thief = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const dollar = '0x3333333333333333333333333333333333333333'
const coffee = '0x4444444444444444444444444444444444444444'
const wrapped = '0x5555555555555555555555555555555555555555'
const router = '0x6666666666666666666666666666666666666666'
const holder = '0x0000000000001ff3684f28c67538d4d072c22734'
const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const word = (value: bigint | number | string) =>
  typeof value === 'string'
    ? value.slice(2).toLowerCase().padStart(64, '0')
    : value.toString(16).padStart(64, '0')
const join = (selector: string, ...words: readonly (bigint | number | string)[]) =>
  selector + words.map(word).join('')

const terms: SwapTerms = { from: dollar, to: coffee, amount: 100n, least: 99n }
const tokens = { least: 99n, amount: 100n, to: account, path: [dollar, coffee] }
const encode = (selector: string, { amount, least, to, path } = tokens) => ({
  to: router,
  value: 0n,
  data: join(selector, amount, least, 160, to, 9, path.length, ...path),
})
const exact = (change: Partial<typeof tokens> = {}) => encode('0x38ed1739', { ...tokens, ...change })

describe('a swap by a router', () => {
  it('is taken where it says what was shown, or better', () => {
    expect(isSwapCall(exact(), terms, account)).toBe(true)
    expect(isSwapCall(exact({ least: 100n, path: [dollar, wrapped, coffee] }), terms, account)).toBe(true)
    const forCoin = encode('0x18cbafe5', { ...tokens, path: [dollar, wrapped] })
    expect(isSwapCall(forCoin, { ...terms, to: undefined }, account)).toBe(true)
    const data = join('0x7ff36ab5', 99n, 128, account, 9, 2, wrapped, coffee)
    const ofCoin = { to: router, value: 100n, data }
    expect(isSwapCall(ofCoin, { ...terms, from: undefined }, account)).toBe(true)
    expect(isSwapCall({ ...ofCoin, value: 101n }, { ...terms, from: undefined }, account)).toBe(false)
  })

  it.each([
    ['gives less than the least', exact({ least: 98n })],
    ['takes more', exact({ amount: 101n })],
    ['gives it to somebody else', exact({ to: thief })],
    ['takes another token', exact({ path: [wrapped, coffee] })],
    ['gives another token', exact({ path: [dollar, wrapped] })],
    ['goes nowhere', exact({ path: [dollar] })],
    ['takes the currency along', { ...exact(), value: 1n }],
    ['is for the currency', encode('0x18cbafe5')],
    ['is another call', encode('0xa9059cbb')],
    ['is cut off', { ...exact(), data: exact().data.slice(0, -64) }],
    ['is empty', { ...exact(), data: '0x' }],
  ])('is refused where it %s', (_what, call) => {
    expect(isSwapCall(call, terms, account)).toBe(false)
  })
})

describe('a swap by 0x', () => {
  const inner = (least: bigint, to = account, bought = coffee) =>
    `1fff991f${[to, bought, least, 0x80].map(word).join('')}`
  const exec = (call: string, taken = 100n, token = dollar, to = holder) => ({
    to,
    value: 0n,
    data: `${join('0x2213bc0b', router, token, taken, router, 160, call.length / 2)}${call}`,
  })

  /** The length of the call inside, in the word before it. */
  const shorten = (data: string) => `${data.slice(0, 10 + 5 * 64)}${word(4)}${data.slice(10 + 6 * 64)}`

  it('is taken where it says what was shown', () => {
    expect(isSwapCall(exec(inner(99n)), terms, account)).toBe(true)
    const ofCoin = { ...exec(inner(99n), 100n, coin), value: 100n }
    expect(isSwapCall(ofCoin, { ...terms, from: undefined }, account)).toBe(true)
    expect(isSwapCall(exec(inner(99n, account, coin)), { ...terms, to: undefined }, account)).toBe(true)
  })

  it.each([
    ['gives less than the least', exec(inner(98n))],
    ['takes more', exec(inner(99n), 101n)],
    ['takes another token', exec(inner(99n), 100n, wrapped)],
    ['gives it to somebody else', exec(inner(99n, thief))],
    ['gives another token', exec(inner(99n, account, wrapped))],
    ['is for another contract', exec(inner(99n), 100n, dollar, router)],
    ['is cut off', exec('1fff991f')],
    ['says that its call is shorter', { ...exec(inner(99n)), data: shorten(exec(inner(99n)).data) }],
  ])('is refused where it %s', (_what, call) => {
    expect(isSwapCall(call, terms, account)).toBe(false)
  })
})

describe('the leave to take tokens', () => {
  const leave = (amount = 100n, spender = router) => ({
    to: dollar,
    value: 0n,
    data: join('0x095ea7b3', spender, amount),
  })

  it('is for the amount that was shown and no more', () => {
    expect(readSpender(leave(), dollar, 100n)).toBe(router)
    expect(readSpender(leave(2n ** 256n - 1n), dollar, 100n)).toBeUndefined()
    expect(readSpender(leave(), coffee, 100n)).toBeUndefined()
    expect(readSpender({ ...leave(), value: 1n }, dollar, 100n)).toBeUndefined()
    expect(readSpender({ ...leave(), data: join('0xa9059cbb', router, 100n) }, dollar, 100n)).toBeUndefined()
    expect(readSpender(leave(100n, `0x${'0'.repeat(40)}`), dollar, 100n)).toBeUndefined()
  })
})
