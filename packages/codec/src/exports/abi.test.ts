import fc from 'fast-check'
import { decodeAbiParameters, encodeAbiParameters, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createAbiReader, encodeAddress, encodeBytes, encodeItems, encodeWord } from './abi.js'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const data = fc.uint8Array({ maxLength: 100 }).map(bytes => Buffer.from(bytes).toString('hex'))
const parameters = [{ type: 'uint256' }, { type: 'address' }, { type: 'bytes' }] as const

describe('ABI values', () => {
  it('are written as another library does', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 256n) - 1n), data, (value, bytes) => {
        const written = [encodeWord(value), encodeAddress(address), encodeWord(96), encodeBytes(bytes)].join(
          '',
        )
        expect(`0x${written}`).toBe(encodeAbiParameters(parameters, [value, address, `0x${bytes}`]))
      }),
    )
  })

  it('of dynamic types are written behind their offsets', () => {
    fc.assert(
      fc.property(fc.array(data, { maxLength: 5 }), items => {
        const written = `0x${encodeWord(32)}${encodeWord(items.length)}${encodeItems(items.map(encodeBytes))}`
        const [read] = decodeAbiParameters([{ type: 'bytes[]' }], written as Hex)
        expect(read).toEqual(items.map(item => `0x${item}`))
      }),
    )
  })

  it('are read back', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, (1n << 256n) - 1n), data, (value, bytes) => {
        const reader = createAbiReader(encodeAbiParameters(parameters, [value, address, `0x${bytes}`]))
        expect(reader.word(0)).toBe(value)
        expect(reader.address(32)).toBe(address.toLowerCase())
        expect(reader.bytes(reader.offset(64) ?? 0)).toBe(bytes)
      }),
    )
  })

  it('are undefined if they are truncated, point outside of the data, or are no address', () => {
    const reader = createAbiReader(`${encodeWord(1n << 160n)}${encodeWord(65)}ff`)
    expect(reader.word(64)).toBeUndefined()
    expect(reader.word(-32)).toBeUndefined()
    expect(reader.address(0)).toBeUndefined()
    expect(reader.offset(0)).toBeUndefined()
    expect(reader.offset(32)).toBe(65)
    expect(reader.bytes(32)).toBeUndefined()
  })
})
