import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { decodeBase64, encodeBase64 } from './base64.js'
import { deriveSymKey } from './createKeyPair.js'

/** Decrypts the envelopes of a topic: the symmetric key, or the private key of a topic for type 1 envelopes. */
export interface TopicKey {
  readonly symKey?: string | undefined
  readonly privateKey?: string | undefined
}

interface OpenedEnvelope {
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

interface SealParameters {
  readonly text: string
  readonly symKey: string
  /** Makes it a type 1 envelope, for a peer that does not know the sender's key yet. */
  readonly senderPublicKey?: string | undefined
  /** For test vectors only: an IV must never be reused. */
  readonly iv?: Uint8Array | undefined
}

/** Returns padded base64, as the relay transports it. */
export function sealEnvelope({
  text,
  symKey,
  senderPublicKey,
  iv = randomBytes(12),
}: SealParameters): string {
  const sealed = chacha20poly1305(hexToBytes(symKey), iv).encrypt(utf8ToBytes(text))
  const head = senderPublicKey ? concatBytes(Uint8Array.of(1), hexToBytes(senderPublicKey)) : Uint8Array.of(0)
  return encodeBase64(concatBytes(head, iv, sealed))
}
