import type { Adapter, AdapterContext } from '@portico/core/adapter'
import { cosmosFamily, createAdapter } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

export function createCosmosAdapter(context: AdapterContext): Adapter<'cosmos'> {
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
