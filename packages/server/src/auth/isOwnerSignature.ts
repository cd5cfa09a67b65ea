import { createPublicKey, verify } from 'node:crypto'
import { formatOwnerStatement, type OwnerStatement } from '@portico/protocol/auth'
import { readBase58 } from '../readBase58.js'

/** Whether the wallet itself, by its Solana key, has signed what is written. */
export function isOwnerSignature(address: string, statement: OwnerStatement, signature: string): boolean {
  const bytes = readBase58(address)
  if (bytes?.length !== 32) return false
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') },
  })
  return verify(null, Buffer.from(formatOwnerStatement(statement)), key, Buffer.from(signature, 'base64url'))
}
