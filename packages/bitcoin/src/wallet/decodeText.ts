import { malformedAnswer, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'

const coders = { base64, hex }

export function decodeText(text: unknown, coder: keyof typeof coders, method: string): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return coders[coder].decode(text)
  } catch {
    // Reported below like every other malformed response.
  }
  throw new PorticoError(malformedAnswer, { detail: method })
}

/** Decodes a base64 message signature. BIP-322 later added the prefix `smp`, with which no signature begins. */
export function decodeSignature(text: unknown, method: string): Uint8Array {
  return decodeText(typeof text === 'string' ? text.replace(/^smp/, '') : text, 'base64', method)
}
