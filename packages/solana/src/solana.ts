import type { AdapterFactory } from '@portico/core'
import { solanaFamily } from '@portico/core/adapter'
import { createSolanaAdapter } from './createSolanaAdapter.js'

/** Solana wallets: those that register in the page by the Wallet Standard, and those that other sources bring. */
export function solana(): AdapterFactory<'solana'> {
  return { family: solanaFamily, type: 'solana', create: createSolanaAdapter }
}
