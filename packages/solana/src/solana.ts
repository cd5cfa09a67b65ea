import type { AdapterFactory } from '@portico/core'
import { solanaFamily } from '@portico/core/adapter'
import { createSolanaAdapter } from './createSolanaAdapter.js'

/** Creates the Solana adapter, for Wallet Standard wallets on the page and wallets of other sources. */
export function solana(): AdapterFactory<'solana'> {
  return { family: solanaFamily, type: 'solana', create: createSolanaAdapter }
}
