export { concatBytes } from '@noble/hashes/utils.js'

export type ByteReader = ReturnType<typeof createByteReader>

/** `fail` makes the error that is thrown for truncated or malformed input. */
export function createByteReader(bytes: Uint8Array, fail: () => Error) {
  let offset = 0

  function readBytes(count: number): Uint8Array {
    if (offset + count > bytes.length) throw fail()
    offset += count
    return bytes.slice(offset - count, offset)
  }

  const readByte = () => readBytes(1)[0] ?? 0

  /** A compact-u16 of Solana: at most three groups of seven bits, in the shortest encoding only. */
  function readLength(): number {
    let length = 0
    for (let place = 0; place < 3; place++) {
      const byte = readByte()
      length |= (byte & 0x7f) << (7 * place)
      const isLast = (byte & 0x80) === 0
      if (isLast && place > 0 && byte === 0) throw fail()
      if (isLast && length <= 0xffff) return length
    }
    throw fail()
  }

  function readList<Item>(readItem: () => Item): Item[] {
    const length = readLength()
    // Every item takes at least one byte, so a longer list is invalid.
    if (length > bytes.length - offset) throw fail()
    return Array.from({ length }, readItem)
  }

  return {
    readByte,
    readBytes,
    readLength,
    readList,
    readRest: () => readBytes(bytes.length - offset),
    peek: () => bytes[offset] ?? 0,
    assertEnd() {
      if (offset !== bytes.length) throw fail()
    },
  }
}
