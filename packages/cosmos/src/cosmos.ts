import type { AdapterFactory } from '@portico/core'
import { cosmosFamily } from '@portico/core/adapter'
import { createCosmosAdapter } from './createCosmosAdapter.js'

/** Cosmos wallets: Keplr and those like it in the page, and those that other sources bring. */
export function cosmos(): AdapterFactory<'cosmos'> {
  return { family: cosmosFamily, type: 'cosmos', create: createCosmosAdapter }
}
