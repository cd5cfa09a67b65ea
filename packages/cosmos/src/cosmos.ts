import type { AdapterFactory } from '@portico/core'
import { cosmosFamily } from '@portico/core/adapter'
import { createCosmosAdapter } from './createCosmosAdapter.js'

/** Creates the Cosmos adapter, for Keplr-compatible wallets on the page and wallets of other sources. */
export function cosmos(): AdapterFactory<'cosmos'> {
  return { family: cosmosFamily, type: 'cosmos', create: createCosmosAdapter }
}
