import { pow } from '@noble/curves/abstract/modular.js'
import { montgomery } from '@noble/curves/abstract/montgomery.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const P = 2n ** 255n - 19n

/** RFC 7748. The library's own instance computes on the Edwards curve: faster, but twice the code. */
export const x25519 = /* @__PURE__ */ montgomery({
  P,
  type: 'x25519',
  powPminus2: x => pow(x, P - 2n, P),
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] = (bytes[0] ?? 0) & 248
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64
    return bytes
  },
})

export interface KeyPair {
  readonly privateKey: string
  readonly publicKey: string
}

export function createKeyPair(secret = randomBytes(32)): KeyPair {
  return { privateKey: bytesToHex(secret), publicKey: bytesToHex(x25519.getPublicKey(secret)) }
}

export function createSecret(): string {
  return bytesToHex(randomBytes(32))
}

/** X25519 key agreement followed by HKDF without salt or info. Throws on a low-order key. */
export function deriveSymKey(privateKey: string, peerPublicKey: string): string {
  const shared = x25519.getSharedSecret(hexToBytes(privateKey), hexToBytes(peerPublicKey))
  return bytesToHex(hkdf(sha256, shared, undefined, undefined, 32))
}

export function hashKey(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}

export function hashMessage(message: string): string {
  return bytesToHex(sha256(utf8ToBytes(message)))
}
