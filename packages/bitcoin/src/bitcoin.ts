import type { AdapterFactory } from '@portico/core'
import { createBitcoinAdapter } from './createBitcoinAdapter.js'

/** Bitcoin wallets: those that show themselves on the page in one of the family's ways, and those of other sources. */
export function bitcoin(): AdapterFactory<'bip122'> {
  return { namespace: 'bip122', type: 'bitcoin', create: createBitcoinAdapter }
}
