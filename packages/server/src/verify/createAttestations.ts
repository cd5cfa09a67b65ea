import { createPrivateKey } from 'node:crypto'
import { p256 } from '@noble/curves/nist.js'
import { isOriginAllowed } from '@portico/protocol'
import { SignJWT } from 'jose'
import type { Project } from '../projects/findProject.js'
import { deriveKey } from '../secrets/deriveKey.js'

export interface VerifySettings {
  /** The public URL of this service, `https://verify.example`. */
  readonly url: string
  /** 32 bytes, from which the signing key is derived. */
  readonly secret: Uint8Array
  /** Origins that wallets warn about; `*` matches any characters. */
  readonly scamOrigins?: readonly string[] | undefined
}

export interface AttestationRequest {
  readonly origin: string
  /** SHA-256 of the encrypted message, in hex. */
  readonly id: string
  /** SHA-256 of the payload, in hex. */
  readonly decryptedId: string
}

/** Seconds: the longest lifetime of a request, which a wallet may read late. The token is for one message only. */
const lifetime = 604_800
/** Seconds for which wallets keep the public key. */
const keyLifetime = 86_400

export function createAttestations({ url, secret, scamOrigins = [] }: VerifySettings) {
  const { publicKey, privateKey } = createKey(secret)
  return {
    getPublicKey: (now: number) => ({ publicKey, expiresAt: Math.floor(now / 1000) + keyLifetime }),
    attest(request: AttestationRequest, { allowedOrigins }: Pick<Project, 'allowedOrigins'>, now: number) {
      const iat = Math.floor(now / 1000)
      const isScam = isOriginAllowed(request.origin, scamOrigins)
      return new SignJWT({
        ...request,
        isScam,
        // Wallets ignore an origin that is not verified, and would ignore the warning with it.
        isVerified: isScam || isOriginAllowed(request.origin, allowedOrigins),
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setIssuer(url)
        .setIssuedAt(iat)
        .setExpirationTime(iat + lifetime)
        .sign(privateKey)
    },
  }
}

/** Derived instead of stored, so that all servers with the secret sign with the same key. */
function createKey(secret: Uint8Array) {
  // 48 bytes reduced to a scalar have no noticeable bias.
  const seed = Buffer.concat([deriveKey(secret, 'verify'), deriveKey(secret, 'verify/more').subarray(0, 16)])
  const { secretKey } = p256.keygen(seed)
  const point = Buffer.from(p256.getPublicKey(secretKey, false))
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  const publicKey = {
    kty: 'EC',
    crv: 'P-256',
    x: encode(point.subarray(1, 33)),
    y: encode(point.subarray(33)),
    alg: 'ES256',
    use: 'sig',
  }
  const privateKey = createPrivateKey({ key: { ...publicKey, d: encode(secretKey) }, format: 'jwk' })
  return { publicKey, privateKey }
}
