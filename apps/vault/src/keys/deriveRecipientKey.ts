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
/** RFC 9180 labels of DHKEM(P-256, HKDF-SHA256). */
const [version, suiteId] = [toUtf8('HPKE-v1'), concatBytes(toUtf8('KEM'), new Uint8Array([0, 0x10]))]

/**
 * Derives a key pair deterministically: data sealed to the public key opens with the secret. Implements DeriveKeyPair
 * of RFC 9180 because browsers disagree about the public part of a key imported without it: Firefox does not export it,
 * and other ways of computing it yield the wrong y coordinate half of the time.
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
    // All but one in four billion candidates are valid.
    if (p256.utils.isValidSecretKey(candidate)) return candidate
  }
}
