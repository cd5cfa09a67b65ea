import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Environment } from '@portico/core'
import { base58 } from '@scure/base'
import { encodeBase64Url } from './base64.js'
import { loadSigner } from './loadSigner.js'

interface RelayTokenParameters {
  /** Ed25519 seed in hex: the client's identity at the relay. */
  readonly seed: string
  readonly subject: string
  readonly audience: string
  readonly now: number
  readonly environment: Pick<Environment, 'page'>
}

const lifetime = 86_400

export async function createRelayToken({
  seed,
  subject,
  audience,
  now,
  environment,
}: RelayTokenParameters): Promise<string> {
  const { publicKey, sign } = await loadSigner(environment, seed)
  const iat = Math.floor(now / 1000)
  const claims = { iss: formatClientId(publicKey), sub: subject, aud: audience, iat, exp: iat + lifetime }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${encodeBase64Url(await sign(utf8ToBytes(signed)))}`
}

function formatClientId(publicKey: Uint8Array): string {
  return `did:key:z${base58.encode(concatBytes(Uint8Array.of(0xed, 0x01), publicKey))}`
}

function encode(value: unknown): string {
  return encodeBase64Url(utf8ToBytes(JSON.stringify(value)))
}
