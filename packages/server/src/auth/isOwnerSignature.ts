import { formatOwnerStatement, type OwnerStatement } from '@portico/protocol/auth'
import { isSolanaSignature } from './isSolanaSignature.js'

/** Whether the wallet itself, by its Solana key, has signed what is written. */
export const isOwnerSignature = (address: string, statement: OwnerStatement, signature: string): boolean =>
  isSolanaSignature(address, formatOwnerStatement(statement), signature)
