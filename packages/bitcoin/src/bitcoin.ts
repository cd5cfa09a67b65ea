import type { AdapterFactory } from '@portico/core'
import { bip122Family } from '@portico/core/adapter'
import { createBitcoinAdapter } from './createBitcoinAdapter.js'

/** Bitcoin wallets: those that show themselves on the page in one of the family's ways, and those of other sources. */
export function bitcoin(): AdapterFactory<'bip122'> {
  return { family: bip122Family, type: 'bitcoin', create: createBitcoinAdapter }
}
