import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { p256 } from '@noble/curves/nist.js'
import { expand, extract } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { PorticoError, sealedDataUnreadable } from '@portico/protocol'
import { formatSealContext, type PublicKey, type Sealed, sealInfo } from '@portico/protocol/auth'
import { type Bytes, wipe } from './Bytes.ts'
import { exportPublicKey, formatPoint } from './deviceKeys.ts'
import { fromBase64Url, toBase64Url, toUtf8 } from './encoding.ts'

/** DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM in base mode, single-shot (RFC 9180). */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/** The context that sealed data is bound to. It opens only for the same use, wallet and epoch or mailbox. */
export interface SealPurpose {
  readonly use: keyof typeof sealInfo
  readonly walletId: string
  readonly epoch?: number
  readonly email?: string
}

export interface RecipientKey {
  readonly pair: CryptoKeyPair
  readonly publicKey: PublicKey
}

export async function createRecipientKey(): Promise<RecipientKey> {
  const pair = await suite.kem.generateKeyPair()
  return { pair, publicKey: await exportPublicKey(pair.publicKey) }
}

const bindTo = ({ use, walletId, epoch, email }: SealPurpose) => ({
  info: toUtf8(sealInfo[use]),
  context: toUtf8(formatSealContext(walletId, epoch ?? email)),
})

export async function seal(publicKey: PublicKey, content: Bytes, purpose: SealPurpose): Promise<Sealed> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(formatPoint(publicKey))
  const { info, context } = bindTo(purpose)
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, content, context)
  return { enc: toBase64Url(new Uint8Array(enc)), ciphertext: toBase64Url(new Uint8Array(ct)) }
}

export async function open(
  recipientKey: CryptoKeyPair,
  { enc, ciphertext }: Sealed,
  purpose: SealPurpose,
): Promise<Bytes> {
  const { info, context } = bindTo(purpose)
  try {
    const parameters = { recipientKey, enc: fromBase64Url(enc), info }
    return new Uint8Array(await suite.open(parameters, fromBase64Url(ciphertext), context))
  } catch (cause) {
    throw new PorticoError(sealedDataUnreadable, { cause })
  }
}

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
    if (p256.utils.isValidSecretKey(candidate)) return candidate
  }
}
