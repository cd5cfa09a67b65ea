import { expect, it } from 'vitest'
import { toComparableId } from './toComparableId.js'

it.each([
  ['eip155:1:0xAbCdEf', 'eip155:1:0xabcdef'],
  ['eip155:1', 'eip155:1'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11'],
  ['bip122:000000000019d6689c085ae165831e93:1A1z', 'bip122:000000000019d6689c085ae165831e93:1A1z'],
  ['eip1559:1:0xAb', 'eip1559:1:0xAb'],
  ['0xAb', '0xAb'],
])('%s is compared as %s', (id, comparable) => expect(toComparableId(id)).toBe(comparable))
