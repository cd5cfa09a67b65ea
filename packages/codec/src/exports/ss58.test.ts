import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeSs58, encodeSs58 } from './ss58.js'

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefixes = fc.integer({ min: 0, max: 16_383 }).filter(prefix => prefix !== 46 && prefix !== 47)

it('writes and reads addresses as another library does [C-09]', () => {
  fc.assert(
    fc.property(keys, prefixes, (publicKey, prefix) => {
      const address = encodeSs58(publicKey, prefix)
      expect(address).toBe(encodeAddress(publicKey, prefix))
      expect(decodeAddress(address)).toEqual(publicKey)
      expect(decodeSs58(address)).toEqual({ publicKey, prefix })
    }),
  )
})

it('knows Alice', () => {
  const alice = decodeSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')
  expect(alice?.prefix).toBe(42)
  expect(encodeSs58(alice?.publicKey ?? new Uint8Array(), 0)).toBe(
    '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  )
})

it.each([undefined, 1, '', '0x00', 'a'.repeat(48), '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ'])(
  'refuses %s',
  text => {
    expect(decodeSs58(text)).toBeUndefined()
  },
)

it('refuses the address of a shorter account id', () => {
  expect(decodeSs58(encodeAddress(new Uint8Array(8).fill(1), 0))).toBeUndefined()
})
