import { describe, expect, it } from 'vitest'
import { parseChainId } from './quantity.js'

describe('parseChainId', () => {
  it.each([
    ['0x1', 1],
    ['0X1', 1],
    ['0x0000000000000001', 1],
    ['0x7A69', 31337],
    ['31337', 31337],
    [' 137 ', 137],
    [10, 10],
    [10n, 10],
    ['eip155:42161', 42161],
  ])('reads %s as %d', (value, chainId) => {
    expect(parseChainId(value)).toBe(chainId)
  })

  it.each([undefined, null, '', '0x', '0', 0, -1, 1.5, Number.NaN, 'solana:1', '1e3', {}, [1], 2n ** 70n])(
    'takes %s for no chain id',
    value => {
      expect(parseChainId(value)).toBeUndefined()
    },
  )
})
