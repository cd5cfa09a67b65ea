import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64urlnopad } from '@scure/base'

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
  const secret = hexToBytes(seed)
  const iat = Math.floor(now / 1000)
  const claims = { iss: formatClientId(seed), sub: subject, aud: audience, iat, exp: iat + lifetime }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${base64urlnopad.encode(ed25519.sign(utf8ToBytes(signed), secret))}`
}

/** `did:key` of an Ed25519 public key. */
export function formatClientId(seed: string): string {
  const prefixed = concatBytes(Uint8Array.of(0xed, 0x01), ed25519.getPublicKey(hexToBytes(seed)))
  return `did:key:z${base58.encode(prefixed)}`
}

function encode(value: unknown): string {
  return base64urlnopad.encode(utf8ToBytes(JSON.stringify(value)))
}
