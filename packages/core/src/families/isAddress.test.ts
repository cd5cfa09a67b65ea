import { expect, it } from 'vitest'
import { getTestFamily } from '../../test/testFamilies.js'

const addresses = {
  eip155: ['0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'],
  solana: [
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
  ],
  bip122: [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ],
  polkadot: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  cosmos: ['cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'],
} as const
const families = Object.keys(addresses) as (keyof typeof addresses)[] // of the table above

it.each(families)('knows addresses of %s from those of every other family [R-20]', family => {
  for (const address of addresses[family]) expect(getTestFamily(family).isAddress(address)).toBe(true)
  for (const other of families.filter(name => name !== family)) {
    for (const address of addresses[other]) {
      // 32 ones are an address of Solana, and letters that Bitcoin may use: its checksum is the adapter's to check.
      if (address === '11111111111111111111111111111111') continue
      expect(getTestFamily(family).isAddress(address), `${family} takes ${address}`).toBe(false)
    }
  }
})

it.each([
  ['eip155', '0x'],
  ['eip155', `0x${'g'.repeat(40)}`],
  ['eip155', `0x${'1'.repeat(41)}`],
  ['solana', '1'.repeat(31)],
  ['solana', '1'.repeat(33)],
  // 33 bytes, though of a length that addresses may have.
  ['solana', 'z'.repeat(44)],
  ['solana', `${'1'.repeat(31)}l`],
  ['solana', ''],
] as const)('of %s are not %s [R-20]', (family, text) => {
  expect(getTestFamily(family).isAddress(text)).toBe(false)
})
