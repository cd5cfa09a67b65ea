import type { Adapter, AdapterContext } from '@portico/core/adapter'
import { createAdapter, polkadotFamily } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

export function createPolkadotAdapter(context: AdapterContext): Adapter<'polkadot'> {
  return createAdapter({
    family: polkadotFamily,
    type: 'polkadot',
    discover: createDiscovery(context),
    async load(isListening) {
      const { createPolkadotClient } = await import('./createPolkadotClient.js')
      return createPolkadotClient(context, isListening)
    },
  })
}
