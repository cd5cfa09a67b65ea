import { malformedAnswer, PorticoError } from '@portico/protocol'
import { base64, hex } from '@scure/base'

const coders = { base64, hex }

/** Bytes that a wallet answered with as text. */
export function decodeText(text: unknown, coder: keyof typeof coders, method: string): Uint8Array {
  try {
    if (typeof text === 'string' && text !== '') return coders[coder].decode(text)
  } catch {
    // Told below, as every other answer that is not what was asked for.
  }
  throw new PorticoError(malformedAnswer, { detail: method })
}

/** The signature of a message, in base64. BIP-322 came to put the name of its form in front; no signature begins so. */
export function decodeSignature(text: unknown, method: string): Uint8Array {
  return decodeText(typeof text === 'string' ? text.replace(/^smp/, '') : text, 'base64', method)
}
