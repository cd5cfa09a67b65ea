import { createPublicKey, type KeyObject } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const digits = new Map([...alphabet].map((letter, index) => [letter, BigInt(index)]))

// The multicodec of an Ed25519 public key, then the key itself.
const prefix = 'ed01'
const keyBytes = 32

/** Reads the public key out of a client id, `did:key:z…`; undefined when it is not an Ed25519 key. */
export function parseClientId(clientId: string): KeyObject | undefined {
  const match = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(clientId)
  if (!match?.[1]) return undefined
  let value = 0n
  for (const letter of match[1]) value = value * 58n + (digits.get(letter) ?? 0n)
  const hex = value.toString(16)
  // Base58 writes a leading zero byte as "1", which the prefix rules out, so the length alone tells.
  if (hex.length !== prefix.length + keyBytes * 2 || !hex.startsWith(prefix) || match[1].startsWith('1')) {
    return undefined
  }
  const key = Buffer.from(hex.slice(prefix.length), 'hex').toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: key } })
}
