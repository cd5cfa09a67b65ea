import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const opening = utf8ToBytes('<Bytes>')
const closing = utf8ToBytes('</Bytes>')

/**
 * Returns the content of the `<Bytes>` wrapper, which prevents a transaction from being signed as a message, or
 * undefined without one.
 */
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
