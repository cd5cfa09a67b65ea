import type { AdapterFactory } from '@portico/core'
import { createSolanaAdapter } from './createSolanaAdapter.js'

/** Solana wallets: those that register in the page by the Wallet Standard, and those that other sources bring. */
export function solana(): AdapterFactory<'solana'> {
  return { namespace: 'solana', type: 'solana', create: createSolanaAdapter }
}
