import { createPublicKey, verify } from 'node:crypto'
import { formatOwnerStatement, type OwnerStatement } from '@portico/protocol/auth'
import { readBase58 } from '../base58.js'

export const isOwnerSignature = (address: string, statement: OwnerStatement, signature: string): boolean =>
  isSolanaSignature(address, formatOwnerStatement(statement), signature)

export function isSolanaSignature(address: string, text: string, signature: string): boolean {
  const bytes = readBase58(address)
  if (bytes?.length !== 32) return false
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') },
  })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
}
