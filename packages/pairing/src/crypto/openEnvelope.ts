import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { decodeBase64 } from './base64.js'
import { deriveSymKey } from './deriveSymKey.js'

/** Decrypts the envelopes of a topic: the symmetric key, or the private key of a topic for type 1 envelopes. */
export interface TopicKey {
  readonly symKey?: string | undefined
  readonly privateKey?: string | undefined
}

export interface OpenedEnvelope {
  readonly text: string
  readonly senderPublicKey?: string | undefined
}

const ivLength = 12
const tagLength = 16

/** Type 2 (plain text) and unknown types are refused. */
export function openEnvelope(encoded: string, key: TopicKey): OpenedEnvelope | undefined {
  try {
    const bytes = decodeBase64(encoded)
    if (bytes[0] === 0 && key.symKey) return { text: open(bytes.subarray(1), key.symKey) }
    if (bytes[0] !== 1 || !key.privateKey) return undefined
    const senderPublicKey = bytesToHex(bytes.subarray(1, 33))
    const text = open(bytes.subarray(33), deriveSymKey(key.privateKey, senderPublicKey))
    return { text, senderPublicKey }
  } catch {
    return undefined
  }
}

function open(bytes: Uint8Array, symKey: string): string {
  if (bytes.length < ivLength + tagLength) throw new RangeError('too short')
  const text = chacha20poly1305(hexToBytes(symKey), bytes.subarray(0, ivLength)).decrypt(
    bytes.subarray(ivLength),
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}
