import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { base58 } from '@scure/base'

export interface TokenChanges {
  header?: object
  payload?: object
  /** Milliseconds. */
  now?: number
}

/** A client's key pair, its id, and tokens made with it. */
export function createRelayIdentity() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url')
  const clientId = formatClientId(key)
  const sub = randomBytes(32).toString('hex')

  function createToken(aud: string, { header, payload, now = Date.now() }: TokenChanges = {}) {
    const iat = Math.floor(now / 1000)
    const claims = { iss: clientId, sub, aud, iat, exp: iat + 86_400, ...payload }
    const text = [{ alg: 'EdDSA', typ: 'JWT', ...header }, claims]
      .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  }

  return { clientId, createToken }
}

export type RelayIdentity = ReturnType<typeof createRelayIdentity>

export function formatClientId(key: Uint8Array, codec = 'ed01'): string {
  return `did:key:z${base58.encode(Buffer.concat([Buffer.from(codec, 'hex'), key]))}`
}
