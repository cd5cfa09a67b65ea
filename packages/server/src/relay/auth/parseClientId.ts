import { createPublicKey, type KeyObject } from 'node:crypto'
import { readBase58 } from '../../base58.js'

// The multicodec of an Ed25519 public key, then the key itself.
const prefix = Buffer.from('ed01', 'hex')
const keyBytes = 32

/** Reads the public key out of a client id, `did:key:z…`; undefined when it is not an Ed25519 key. */
export function parseClientId(clientId: string): KeyObject | undefined {
  const match = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(clientId)
  const bytes = match?.[1] ? readBase58(match[1]) : undefined
  if (bytes?.length !== prefix.length + keyBytes || !bytes.subarray(0, prefix.length).equals(prefix)) {
    return undefined
  }
  const key = bytes.subarray(prefix.length).toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: key } })
}
