import { invalidParams, PorticoError } from '@portico/protocol'

const refuse = () => new PorticoError(invalidParams, { detail: 'The transaction is truncated or malformed.' })

export function createByteReader(bytes: Uint8Array) {
  let offset = 0

  function readBytes(count: number): Uint8Array {
    if (offset + count > bytes.length) throw refuse()
    offset += count
    return bytes.slice(offset - count, offset)
  }

  const readByte = (): number => readBytes(1)[0] ?? 0

  /** Reads a compact-u16: at most three bytes, in the shortest encoding only. */
  function readLength(): number {
    let length = 0
    for (let place = 0; place < 3; place++) {
      const byte = readByte()
      length |= (byte & 0x7f) << (7 * place)
      const isLast = (byte & 0x80) === 0
      if (isLast && place > 0 && byte === 0) throw refuse()
      if (isLast && length <= 0xffff) return length
    }
    throw refuse()
  }

  function readList<item>(read: () => item): item[] {
    const length = readLength()
    // Every item takes at least one byte, so a longer list is invalid.
    if (length > bytes.length - offset) throw refuse()
    return Array.from({ length }, read)
  }

  return {
    readByte,
    readBytes,
    readLength,
    readList,
    readRest: () => readBytes(bytes.length - offset),
    assertEnd() {
      if (offset !== bytes.length) throw refuse()
    },
  }
}
