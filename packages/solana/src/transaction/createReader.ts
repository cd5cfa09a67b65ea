import { invalidParams, PorticoError } from '@portico/protocol'

/** Reads the wire format and throws on truncated input. */
export function createReader(bytes: Uint8Array) {
  let offset = 0

  function readBytes(length: number): Uint8Array {
    const end = offset + length
    if (end > bytes.length) throw new PorticoError(invalidParams, { detail: 'The transaction is truncated.' })
    const part = bytes.slice(offset, end)
    offset = end
    return part
  }

  const readByte = () => readBytes(1)[0] ?? 0

  /** Reads a compact-u16: up to three groups of seven bits, lowest first. */
  function readLength(): number {
    let length = 0
    for (let shift = 0; shift <= 14; shift += 7) {
      const byte = readByte()
      length |= (byte & 0x7f) << shift
      if ((byte & 0x80) === 0) return length
    }
    throw new PorticoError(invalidParams, { detail: 'The transaction has an invalid length.' })
  }

  return {
    readByte,
    readBytes,
    readLength,
    readMany: <Item>(readItem: () => Item): readonly Item[] => Array.from({ length: readLength() }, readItem),
    readRest: () => readBytes(bytes.length - offset),
    peek: () => bytes[offset] ?? 0,
  }
}
