import { getPublicKey, hashes, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { encodeBase64Url } from './base64.js'
import { encodeBase58 } from './encodeBase58.js'

export interface RelayTokenParameters {
  /** Ed25519 seed in hex: who this client is to the relay. */
  readonly seed: string
  /** 32 random bytes in hex, the same for the life of the page. */
  readonly subject: string
  /** The relay's address exactly as configured. */
  readonly audience: string
  /** Milliseconds. */
  readonly now: number
}

const lifetime = 86_400

/** A token for one attempt to connect. */
export function createRelayToken({ seed, subject, audience, now }: RelayTokenParameters): string {
  // The library brings no hash of its own.
  hashes.sha512 = sha512
  const iat = Math.floor(now / 1000)
  const claims = { iss: formatClientId(seed), sub: subject, aud: audience, iat, exp: iat + lifetime }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${encodeBase64Url(sign(utf8ToBytes(signed), hexToBytes(seed)))}`
}

/** `did:key` of an Ed25519 public key. */
function formatClientId(seed: string): string {
  const prefixed = concatBytes(Uint8Array.of(0xed, 0x01), getPublicKey(hexToBytes(seed)))
  return `did:key:z${encodeBase58(prefixed)}`
}

function encode(value: unknown): string {
  return encodeBase64Url(utf8ToBytes(JSON.stringify(value)))
}
