import { equalBytes } from '@noble/curves/utils.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { hexToBytes, isHex } from 'viem'

const opening = utf8ToBytes('<Bytes>')
const closing = utf8ToBytes('</Bytes>')

/** A message is text, or bytes as hexadecimal text. */
export const readMessage = (data: string): Uint8Array => (isHex(data) ? hexToBytes(data) : utf8ToBytes(data))

/** Wraps a message, so that a signed message is never a transaction. */
export function wrapMessage(message: string | Uint8Array): Uint8Array {
  const data = typeof message === 'string' ? readMessage(message) : message
  const end = data.length - closing.length
  const isWrapped =
    end >= opening.length &&
    equalBytes(data.subarray(0, opening.length), opening) &&
    equalBytes(data.subarray(end), closing)
  return isWrapped ? data : concatBytes(opening, data, closing)
}
