import { describe, expect, it } from 'vitest'
import { formatQuantity, parseQuantity } from './quantity.js'

describe('parseQuantity', () => {
  it('reads hex quantities', () => {
    expect(parseQuantity('0x0')).toBe(0n)
    expect(parseQuantity(`0x${'f'.repeat(64)}`)).toBe(2n ** 256n - 1n)
  })

  it.each(['0x', '', '12', '-0x1', '0x-1', 'NaN', `0x1${'0'.repeat(64)}`, 12, null, {}, undefined])(
    'takes %s for no quantity',
    value => {
      expect(parseQuantity(value)).toBeUndefined()
    },
  )
})

describe('formatQuantity', () => {
  it('writes hex without leading zeros', () => {
    expect(formatQuantity(0n)).toBe('0x0')
    expect(formatQuantity(31337)).toBe('0x7a69')
  })
})
