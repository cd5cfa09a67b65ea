import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitcoin } from '../families/networks/bitcoin.js'
import { solana } from '../families/networks/solana.js'
import { formatAddress } from './formatAddress.js'
import { formatBalance, formatFullBalance } from './formatBalance.js'
import { formatMoney } from './formatMoney.js'
import { formatRelativeTime } from './formatRelativeTime.js'
import { formatUnits } from './formatUnits.js'
import { formatWalletCount } from './formatWalletCount.js'
import { parseUnits } from './parseUnits.js'

describe('amounts', () => {
  it('reads back every amount it writes, to the last digit', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(2n ** 256n), 2n ** 256n),
        fc.integer({ min: 0, max: 36 }),
        (value, decimals) => {
          expect(parseUnits(formatUnits(value, decimals), decimals)).toBe(value)
        },
      ),
    )
  })

  it('refuses text that is not an exact amount', () => {
    for (const text of ['', '.', '-', '1e3', '0x10', '1,5', '1.2.3', 'NaN', '1.0000001'])
      expect(parseUnits(text, 6)).toBeUndefined()
    expect(parseUnits(' 1.500000000 ', 6)).toBe(1_500_000n)
    expect(parseUnits('.5', 6)).toBe(500_000n)
  })

  it('shows balances with at most three decimals and never more than there is [K-10]', () => {
    expect(formatBalance(1_999_999_999_999_999_999n, 18)).toBe('1.999')
    expect(formatBalance(123_456_789n, bitcoin.nativeCurrency.decimals)).toBe('1.234')
    expect(formatBalance(1_500_000_000n, solana.nativeCurrency.decimals)).toBe('1.5')
    expect(formatBalance(0n, 18)).toBe('0')
    expect(formatBalance(12n, 0)).toBe('12')
    expect(formatBalance('123456789012345678901234.56789')).toBe('123,456,789,012,345,678,901,234.567')
    expect(formatBalance('0.0009')).toBe('0')
    expect(formatBalance('007')).toBe('7')
    expect(formatBalance('.5')).toBe('0.5')
    expect(formatBalance('not a number')).toBe('0')
  })

  it('writes balances as people of the locale do [K-10]', () => {
    expect(formatBalance('12345.678', 'de')).toBe('12.345,678')
    expect(formatBalance(10_000n, 0, 'de')).toBe('10.000')
    expect(formatBalance('12345.678', 'not a locale')).toBe('12,345.678')
    expect(formatFullBalance('12345.678901234567890123', 'de')).toBe('12.345,678901234567890123')
  })

  it('knows the decimals of bitcoin and solana [K-10]', () => {
    expect(bitcoin.nativeCurrency.decimals).toBe(8)
    expect(solana.nativeCurrency.decimals).toBe(9)
  })

  it('writes values the en-US way with two decimals [K-10]', () => {
    expect(formatMoney(1234567.891)).toBe('$1,234,567.89')
    expect(formatMoney(1.5)).toBe('$1.50')
    expect(formatMoney(0)).toBe('$0.00')
  })
})

describe('short forms', () => {
  it('shows the start and the end of an address', () => {
    expect(formatAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…b92266')
    expect(formatAddress('0x1234')).toBe('0x1234')
  })

  it('counts wallets exactly below ten and in tens above', () => {
    expect([0, 9, 10, 19, 437].map(formatWalletCount)).toEqual(['0', '9', '10+', '10+', '430+'])
  })
})

describe('relative time', () => {
  const second = 1000
  const minute = 60 * second
  const hour = 60 * minute
  const day = 24 * hour

  it.each([
    [0, '0 seconds ago'],
    [44 * second, '44 seconds ago'],
    [45 * second, '1 minute ago'],
    [89 * second, '1 minute ago'],
    [90 * second, '2 minutes ago'],
    [44 * minute, '44 minutes ago'],
    [45 * minute, '1 hour ago'],
    [89 * minute, '1 hour ago'],
    [90 * minute, '2 hours ago'],
    [21 * hour, '21 hours ago'],
    [22 * hour, '1 day ago'],
    [35 * hour, '1 day ago'],
    [36 * hour, '2 days ago'],
    [25 * day, '25 days ago'],
    [26 * day, '1 month ago'],
    [45 * day, '1 month ago'],
    [46 * day, '2 months ago'],
    [305 * day, '10 months ago'],
    [330 * day, '1 year ago'],
    [530 * day, '1 year ago'],
    [600 * day, '2 years ago'],
  ])('says after %i ms: %s [K-19]', (distance, words) => {
    expect(formatRelativeTime(1_700_000_000_000 - distance, 1_700_000_000_000)).toBe(words)
  })

  it('speaks of what is to come, and in other languages', () => {
    expect(formatRelativeTime(5 * minute, 0)).toBe('in 5 minutes')
    expect(formatRelativeTime(5 * minute, 0, 'de')).toBe('in 5 Minuten')
    expect(formatRelativeTime(5 * minute, 0, 'not a locale')).toBe('in 5 minutes')
  })
})
