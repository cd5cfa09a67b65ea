import { formatOwnerStatement, type OwnerStatement } from '@portico/protocol/auth'
import { isSolanaSignature } from './isSolanaSignature.js'

/** Whether the wallet's Solana key has signed the statement. */
export const isOwnerSignature = (address: string, statement: OwnerStatement, signature: string): boolean =>
  isSolanaSignature(address, formatOwnerStatement(statement), signature)
