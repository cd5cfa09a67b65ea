import { hex } from '@scure/base'
import { Coin } from 'cosmjs-types/cosmos/base/v1beta1/coin'
import { Fee, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFields, encodeField, encodeMessage } from './protobuf.js'

const toText = (value: bigint | Uint8Array | undefined) =>
  value instanceof Uint8Array ? new TextDecoder().decode(value) : value

describe('a protobuf field', () => {
  it.each([
    // From the documentation of the encoding.
    [encodeField(1, 150n), '089601'],
    [encodeField(2, 'testing'), '120774657374696e67'],
    [encodeMessage(3, encodeField(1, 150n)), '1a03089601'],
    [encodeField(16, 1n), '800101'],
    [encodeField(1, (1n << 64n) - 1n), '08ffffffffffffffffff01'],
  ])('is written as %s', (written, expected) => {
    expect(hex.encode(written)).toBe(expected)
  })

  it('is omitted if it has its default value, unless it is a message', () => {
    for (const value of [0n, '', new Uint8Array(), undefined]) expect(encodeField(1, value)).toHaveLength(0)
    expect(hex.encode(encodeMessage(1))).toBe('0a00')
  })

  it('is what another library writes and reads', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.bigInt(0n, (1n << 64n) - 1n), (denom, amount, gasLimit) => {
        const coin = Coin.fromPartial({ denom, amount })
        const written = encodeMessage(1, encodeField(1, denom), encodeField(2, amount))
        const fee = Fee.encode(Fee.fromPartial({ amount: [coin, coin], gasLimit })).finish()
        expect(new Uint8Array([...written, ...written, ...encodeField(2, gasLimit)])).toEqual(fee)
        const fields = decodeFields(fee)
        expect(fields?.get(1)).toEqual(Array(2).fill(Coin.encode(coin).finish()))
        expect(fields?.get(2)?.[0] ?? 0n).toBe(gasLimit)
      }),
    )
  })
})

describe('protobuf fields', () => {
  it('are read by number, with all values of repeated ones', () => {
    const signatures = [Uint8Array.of(1), Uint8Array.of(2)]
    const bytes = TxRaw.encode(TxRaw.fromPartial({ bodyBytes: Uint8Array.of(7), signatures })).finish()
    expect(decodeFields(bytes)?.get(3)).toEqual(signatures)
    expect(decodeFields(bytes)?.get(1)).toEqual([Uint8Array.of(7)])
    expect(toText(decodeFields(encodeField(2, 'grüezi'))?.get(2)?.[0])).toBe('grüezi')
  })

  it.each([
    ['a truncated number', '0896'],
    ['truncated bytes', '12077465'],
    ['a number of more than 64 bits', '08ffffffffffffffffff02'],
    ['a varint of eleven bytes', '0880808080808080808080808001'],
    ['field 0', '0001'],
    ['a fixed 64-bit value', '090000000000000000'],
    ['a group', '0b0c'],
  ])('are refused with %s', (_, bytes) => {
    expect(decodeFields(hex.decode(bytes))).toBeUndefined()
  })
})
