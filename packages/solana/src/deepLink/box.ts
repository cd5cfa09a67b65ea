import { hsalsa, xsalsa20poly1305 } from '@noble/ciphers/salsa.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { randomBytes } from '@noble/hashes/utils.js'

const nonceLength = 24

export interface Sealed {
  readonly nonce: Uint8Array
  readonly data: Uint8Array
}

export const createSecretKey = (): Uint8Array => x25519.utils.randomSecretKey()

export const getPublicKey = (secretKey: Uint8Array): Uint8Array => x25519.getPublicKey(secretKey)

/** The key of NaCl's `crypto_box`: HSalsa20 of the X25519 secret. */
export function createBoxKey(secretKey: Uint8Array, otherKey: Uint8Array): Uint8Array {
  const shared = x25519.getSharedSecret(secretKey, otherKey)
  const key = new Uint8Array(32)
  hsalsa(
    toWords(new TextEncoder().encode('expand 32-byte k')),
    toWords(shared),
    new Uint32Array(4),
    toWords(key),
  )
  return key
}

export function seal(key: Uint8Array, text: string): Sealed {
  const nonce = randomBytes(nonceLength)
  return { nonce, data: xsalsa20poly1305(key, nonce).encrypt(new TextEncoder().encode(text)) }
}

/** Throws if it was not sealed with this key. */
export function open(key: Uint8Array, { nonce, data }: Sealed): string {
  return new TextDecoder().decode(xsalsa20poly1305(key, nonce).decrypt(data))
}

/** Browsers run on little-endian machines only, as the cipher expects. */
function toWords(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
}
