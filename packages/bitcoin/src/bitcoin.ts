import type { AdapterFactory } from '@portico/core'
import { bip122Family } from '@portico/core/adapter'
import { createBitcoinAdapter } from './createBitcoinAdapter.js'

/**
 * Creates the Bitcoin adapter, for wallets on the page (sats-connect, Wallet Standard, injected) and of other sources.
 */
export function bitcoin(): AdapterFactory<'bip122'> {
  return { family: bip122Family, type: 'bitcoin', create: createBitcoinAdapter }
}
