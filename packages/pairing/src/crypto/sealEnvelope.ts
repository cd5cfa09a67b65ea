import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { encodeBase64 } from './base64.js'

export interface SealParameters {
  readonly text: string
  readonly symKey: string
  /** Makes it an envelope of type 1, for a peer that does not know the sender's key yet. */
  readonly senderPublicKey?: string | undefined
  /** For test vectors only: an iv must never be used twice. */
  readonly iv?: Uint8Array | undefined
}

/** Base64 with padding, as the relay carries it. */
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
