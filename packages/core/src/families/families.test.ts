import { describe, expect, it } from 'vitest'
import { getTestFamily } from '../../test/testFamilies.js'
import { isSameAddress } from '../utils/isSameAddress.js'

describe('addresses', () => {
  it.each([
    ['eip155', '0xAbCdef0123456789012345678901234567890123', '0xabcdef0123456789012345678901234567890123'],
    ['bip122', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    [
      'cosmos',
      'COSMOS1QYPQXPQ9QCRSSZG2PVXQ6RS0ZQG3YYC5LZV7XU',
      'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu',
    ],
  ] as const)('of %s are the same in capitals [R-19]', (namespace, one, other) => {
    expect(isSameAddress(getTestFamily(namespace), one, other)).toBe(true)
  })

  it.each([
    ['solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    ['bip122', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ] as const)('of %s in base58 are others when a letter changes its case', (namespace, address) => {
    expect(isSameAddress(getTestFamily(namespace), address, address)).toBe(true)
    expect(isSameAddress(getTestFamily(namespace), address, address.toLowerCase())).toBe(false)
  })

  it('that are missing are the same as none', () => {
    expect(isSameAddress(getTestFamily('solana'), undefined, undefined)).toBe(false)
  })
})

describe('chain ids', () => {
  it.each([
    ['eip155', '0x1', '1'],
    ['eip155', '0X0a', '10'],
    ['eip155', '137', '137'],
    ['eip155', '0', undefined],
    ['eip155', 'mainnet', undefined],
    ['eip155', '99999999999999999999', undefined],
    ['solana', '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['solana', 'mainnet-beta', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    ['solana', 'devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
    ['solana', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
    [
      'polkadot',
      '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
      '91b171bb158e2d3848fa23a9f1c25182',
    ],
    ['bip122', '000000000019d6689c085ae165831e93', '000000000019d6689c085ae165831e93'],
    ['cosmos', 'cosmoshub-4', 'cosmoshub-4'],
    ['cosmos', 'no chain', undefined],
  ] as const)('of %s: %s is %s', (namespace, given, reference) => {
    expect(getTestFamily(namespace).parseChainId(given)).toBe(reference)
  })
})
