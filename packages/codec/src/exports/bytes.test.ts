import { getShortU16Encoder } from '@solana/kit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createByteReader } from './bytes.js'

const read = (...bytes: number[]) =>
  createByteReader(Uint8Array.from(bytes), () => new RangeError('malformed'))

describe('a byte reader', () => {
  it('reads from the start to the end', () => {
    const reader = read(1, 2, 3, 4, 5)
    expect(reader.peek()).toBe(1)
    expect(reader.readByte()).toBe(1)
    expect(reader.readBytes(2)).toEqual(Uint8Array.of(2, 3))
    expect(reader.assertEnd).toThrow('malformed')
    expect(reader.readRest()).toEqual(Uint8Array.of(4, 5))
    reader.assertEnd()
    expect(reader.readByte).toThrow('malformed')
  })

  it('reads the lengths that another library writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff }), length => {
        expect(read(...getShortU16Encoder().encode(length)).readLength()).toBe(length)
      }),
    )
  })

  it.each([
    [[]],
    [[0x80]],
    [[0x80, 0x00]],
    [[0x80, 0x80, 0x00]],
    [[0xff, 0xff, 0x04]],
    [[0x80, 0x80, 0x80, 0x01]],
  ])('refuses the length %j', bytes => {
    expect(read(...bytes).readLength).toThrow('malformed')
  })

  it('reads lists, and refuses one that is longer than the input', () => {
    const reader = read(2, 7, 8)
    expect(reader.readList(reader.readByte)).toEqual([7, 8])
    const short = read(3, 7, 8)
    expect(() => short.readList(short.readByte)).toThrow('malformed')
  })
})
