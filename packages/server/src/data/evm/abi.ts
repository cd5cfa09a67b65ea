import * as v from 'valibot'

/** A quantity of at most 256 bits. Anything else from a node is rejected. */
export const QuantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform(text => BigInt(text)),
)

export const DataSchema = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/))

export const encodeWord = (value: bigint | number | string): string =>
  typeof value === 'string'
    ? value.replace(/^0x/, '').toLowerCase().padStart(64, '0')
    : value.toString(16).padStart(64, '0')

export function encodeBytes(data: string): string {
  const digits = data.replace(/^0x/, '')
  return encodeWord(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}

/** Reads words and bytes from contract return data. Offsets come from the contract and are bounds-checked. */
export function createReader(data: string) {
  const digits = data.replace(/^0x/, '')
  const size = digits.length / 2

  function word(at: number): bigint | undefined {
    if (at < 0 || at + 32 > size) return undefined
    return BigInt(`0x${digits.slice(at * 2, at * 2 + 64)}`)
  }

  /** A length or offset; undefined if it points outside the data. */
  function offset(at: number): number | undefined {
    const value = word(at)
    return value === undefined || value > BigInt(size) ? undefined : Number(value)
  }

  function bytes(at: number): string | undefined {
    const length = offset(at)
    if (length === undefined || at + 32 + length > size) return undefined
    return `0x${digits.slice((at + 32) * 2, (at + 32 + length) * 2)}`
  }

  return { word, offset, bytes }
}

export function decodeBytes(data: string): string | undefined {
  const reader = createReader(data)
  const at = reader.offset(0)
  return at === undefined ? undefined : reader.bytes(at)
}

/** Decodes a returned string. Some old contracts return it as `bytes32`. */
export function decodeText(data: string): string | undefined {
  const bytes = data.length === 66 ? data : decodeBytes(data)
  if (bytes === undefined) return undefined
  const text = Buffer.from(bytes.slice(2), 'hex').toString('utf8').replace(/\0+$/, '')
  return text.includes('\ufffd') ? undefined : text
}
