import { p256 } from '@noble/curves/nist.js'
import { expand, extract } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './Bytes.ts'
import { toBase64Url, toUtf8 } from './encoding.ts'
import type { RecipientKey } from './hpke.ts'
import { wipe } from './wipe.ts'

const algorithm = { name: 'ECDH', namedCurve: 'P-256' } as const
const length = 32
/** Of RFC 9180, for the key exchange with P-256 and HKDF-SHA256. */
const [version, suiteId] = [toUtf8('HPKE-v1'), concatBytes(toUtf8('KEM'), new Uint8Array([0, 0x10]))]

/**
 * The same secret always gives the same pair: what is sealed to the public part opens with the secret. DeriveKeyPair of
 * RFC 9180, here because browsers do not agree on the public part of a key that was imported without it: Firefox does
 * not say it, and half of what can be worked out in another way is the wrong half.
 */
export async function deriveRecipientKey(secret: Bytes): Promise<RecipientKey> {
  const scalar = findScalar(secret)
  const point = p256.getPublicKey(scalar, false)
  const publicKey = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  } as const
  const jwk = { ...publicKey, d: toBase64Url(scalar) }
  wipe(scalar)
  const pair = {
    privateKey: await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', publicKey, algorithm, true, []),
  }
  return { pair, publicKey }
}

function findScalar(secret: Bytes): Bytes {
  const key = extract(sha256, concatBytes(version, suiteId, toUtf8('dkp_prk'), secret))
  for (let counter = 0; ; counter++) {
    const info = concatBytes(
      new Uint8Array([0, length]),
      version,
      suiteId,
      toUtf8('candidate'),
      new Uint8Array([counter]),
    )
    const candidate = new Uint8Array(expand(sha256, key, info, length))
    // All but one in four billion are.
    if (p256.utils.isValidSecretKey(candidate)) return candidate
  }
}
