import type { AdapterFactory } from '@portico/core'
import { type Adapter, type AdapterContext, createAdapter, polkadotFamily } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

/** Creates the Polkadot adapter, for wallets in `injectedWeb3` and of other sources. */
export function polkadot(): AdapterFactory<'polkadot'> {
  return { family: polkadotFamily, type: 'polkadot', create: createPolkadotAdapter }
}

function createPolkadotAdapter(context: AdapterContext): Adapter<'polkadot'> {
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
