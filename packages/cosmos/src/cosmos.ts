import type { AdapterFactory } from '@portico/core'
import { createCosmosAdapter } from './createCosmosAdapter.js'

/** Cosmos wallets: Keplr and those like it in the page, and those that other sources bring. */
export function cosmos(): AdapterFactory<'cosmos'> {
  return { namespace: 'cosmos', type: 'cosmos', create: createCosmosAdapter }
}
