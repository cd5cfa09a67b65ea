import type { Adapter, AdapterContext } from '@portico/core'
import { createLazyAdapter } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

export function createBitcoinAdapter(context: AdapterContext): Adapter<'bip122'> {
  return createLazyAdapter({
    namespace: 'bip122',
    type: 'bitcoin',
    discover: createDiscovery(context),
    async load(isListening) {
      const { createBitcoinClient } = await import('./createBitcoinClient.js')
      return createBitcoinClient(context, isListening)
    },
  })
}
