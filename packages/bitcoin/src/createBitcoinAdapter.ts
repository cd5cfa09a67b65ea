import type { Adapter, AdapterContext } from '@portico/core/adapter'
import { bip122Family, createAdapter } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

export function createBitcoinAdapter(context: AdapterContext): Adapter<'bip122'> {
  return createAdapter({
    family: bip122Family,
    type: 'bitcoin',
    discover: createDiscovery(context),
    async load(isListening) {
      const { createBitcoinClient } = await import('./createBitcoinClient.js')
      return createBitcoinClient(context, isListening)
    },
  })
}
