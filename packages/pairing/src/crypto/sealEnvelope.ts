import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { encodeBase64 } from './base64.js'

export interface SealParameters {
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
