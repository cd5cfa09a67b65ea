import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const opening = utf8ToBytes('<Bytes>')
const closing = utf8ToBytes('</Bytes>')

/** What stands between the marks that keep a transaction from passing for a message; undefined where there are none. */
export function unwrapMessage(bytes: Uint8Array): Uint8Array | undefined {
  const end = bytes.length - closing.length
  const isWrapped =
    end >= opening.length &&
    opening.every((byte, index) => bytes[index] === byte) &&
    closing.every((byte, index) => bytes[end + index] === byte)
  return isWrapped ? bytes.slice(opening.length, end) : undefined
}

export const wrapMessage = (bytes: Uint8Array): Uint8Array =>
  unwrapMessage(bytes) ? bytes : concatBytes(opening, bytes, closing)
