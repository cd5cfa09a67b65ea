import type { AdapterFactory } from '@portico/core'
import { type Adapter, type AdapterContext, cosmosFamily, createAdapter } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

/** Creates the Cosmos adapter, for Keplr-compatible wallets on the page and wallets of other sources. */
export function cosmos(): AdapterFactory<'cosmos'> {
  return { family: cosmosFamily, type: 'cosmos', create: createCosmosAdapter }
}

function createCosmosAdapter(context: AdapterContext): Adapter<'cosmos'> {
  return createAdapter({
    family: cosmosFamily,
    type: 'cosmos',
    discover: createDiscovery(context),
    async load(isListening) {
      const { createCosmosClient } = await import('./createCosmosClient.js')
      return createCosmosClient(context, isListening)
    },
  })
}
