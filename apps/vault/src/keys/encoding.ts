import { base64urlnopad } from '@scure/base'
import type { Bytes } from './Bytes.ts'

export const toBase64Url = (bytes: Uint8Array): string => base64urlnopad.encode(bytes)

export const fromBase64Url = (text: string): Bytes => new Uint8Array(base64urlnopad.decode(text))

export const toUtf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

/** Joins length-prefixed parts so that different lists never produce the same bytes. */
export function joinParts(...parts: readonly (string | number)[]): Bytes {
  const encoded = parts.map(part => toUtf8(String(part)))
  const joined = new Uint8Array(encoded.reduce((total, part) => total + 4 + part.length, 0))
  const view = new DataView(joined.buffer)
  let offset = 0
  for (const part of encoded) {
    view.setUint32(offset, part.length)
    joined.set(part, offset + 4)
    offset += 4 + part.length
  }
  return joined
}
