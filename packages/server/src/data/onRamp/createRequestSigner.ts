import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { ServerFailure } from '../../ServerFailure.js'

const lifetime = 120

interface Key {
  url: string
  keyName: string
  keySecret: string
}

export function createRequestSigner({ url, keyName, keySecret }: Key, now: () => number = Date.now) {
  const { key, alg } = readKey(keySecret)
  const { host } = new URL(url)
  return async (method: string, path: string) => {
    const [place] = path.split('?')
    const seconds = Math.floor(now() / 1000)
    const token = await new SignJWT({ uri: `${method} ${host}${place}` })
      .setProtectedHeader({ alg, kid: keyName, typ: 'JWT', nonce: randomBytes(16).toString('hex') })
      .setSubject(keyName)
      .setIssuer('cdp')
      .setNotBefore(seconds)
      .setExpirationTime(seconds + lifetime)
      .sign(key)
    return { Authorization: `Bearer ${token}` }
  }
}

/** A P-256 key as PEM, or an Ed25519 key as 64 bytes in base64 (seed, then public key). */
function readKey(secret: string): { key: KeyObject; alg: 'ES256' | 'EdDSA' } {
  try {
    if (secret.includes('PRIVATE KEY')) {
      return { key: createPrivateKey(secret.replaceAll('\\n', '\n')), alg: 'ES256' }
    }
    const bytes = Buffer.from(secret, 'base64')
    if (bytes.length !== 64) throw new Error('The key does not have 64 bytes.')
    const [d, x] = [bytes.toString('base64url', 0, 32), bytes.toString('base64url', 32)]
    return {
      key: createPrivateKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', d, x } }),
      alg: 'EdDSA',
    }
  } catch {
    // Without the cause, which may contain part of the key.
    throw new ServerFailure('PORTICO_COINBASE_KEY_SECRET is not a Coinbase API key.')
  }
}
