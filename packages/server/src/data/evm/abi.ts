import * as v from 'valibot'

/** A quantity of at most 256 bits; whatever else a node says is none. */
export const QuantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform(text => BigInt(text)),
)

export const DataSchema = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/))

/** One word, without the 0x. */
export const encodeWord = (value: bigint | number | string): string =>
  typeof value === 'string'
    ? value.replace(/^0x/, '').toLowerCase().padStart(64, '0')
    : value.toString(16).padStart(64, '0')

/** Bytes with their length in front, filled up to whole words. */
export function encodeBytes(data: string): string {
  const digits = data.replace(/^0x/, '')
  return encodeWord(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}

/** Reads words and bytes out of what a contract returned. Offsets are the contract's word and are never trusted. */
export function createReader(data: string) {
  const digits = data.replace(/^0x/, '')
  const size = digits.length / 2

  function word(at: number): bigint | undefined {
    if (at < 0 || at + 32 > size) return undefined
    return BigInt(`0x${digits.slice(at * 2, at * 2 + 64)}`)
  }

  /** A word that counts bytes or items; undefined where it points outside. */
  function offset(at: number): number | undefined {
    const value = word(at)
    return value === undefined || value > BigInt(size) ? undefined : Number(value)
  }

  /** The bytes whose length is at this place. */
  function bytes(at: number): string | undefined {
    const length = offset(at)
    if (length === undefined || at + 32 + length > size) return undefined
    return `0x${digits.slice((at + 32) * 2, (at + 32 + length) * 2)}`
  }

  return { word, offset, bytes }
}

/** The one dynamic value that a call returned: a text, or bytes. */
export function decodeBytes(data: string): string | undefined {
  const reader = createReader(data)
  const at = reader.offset(0)
  return at === undefined ? undefined : reader.bytes(at)
}

/** A text that a contract returned; some old ones return it in one word. */
export function decodeText(data: string): string | undefined {
  const bytes = data.length === 66 ? data : decodeBytes(data)
  if (bytes === undefined) return undefined
  const text = Buffer.from(bytes.slice(2), 'hex').toString('utf8').replace(/\0+$/, '')
  return text.includes('\ufffd') ? undefined : text
}
