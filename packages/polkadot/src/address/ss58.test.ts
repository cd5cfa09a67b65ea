import { decodeAddress as decodeElsewhere, encodeAddress as encodeElsewhere } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeAddress, encodeAddress } from './ss58.js'

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefixes = fc.integer({ min: 0, max: 16_383 }).filter(prefix => prefix !== 46 && prefix !== 47)

it('writes and reads addresses as another library does [C-09]', () => {
  fc.assert(
    fc.property(keys, prefixes, (key, prefix) => {
      const address = encodeAddress(key, prefix)
      expect(address).toBe(encodeElsewhere(key, prefix))
      expect(decodeAddress(address)).toEqual(decodeElsewhere(address))
    }),
  )
})

it('knows Alice', () => {
  const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
  expect(encodeAddress(decodeAddress(alice) ?? new Uint8Array(), 0)).toBe(
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  )
})

it('refuses what is no address', () => {
  for (const text of [
    undefined,
    1,
    '',
    '0x00',
    'a'.repeat(48),
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ',
  ])
    expect(decodeAddress(text)).toBeUndefined()
})
