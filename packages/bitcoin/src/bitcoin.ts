import type { AdapterFactory } from '@portico/core'
import { type Adapter, type AdapterContext, bip122Family, createAdapter } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

/** Creates the Bitcoin adapter, for sats-connect, Wallet Standard and injected wallets, and other sources. */
export function bitcoin(): AdapterFactory<'bip122'> {
  return { family: bip122Family, type: 'bitcoin', create: createBitcoinAdapter }
}

function createBitcoinAdapter(context: AdapterContext): Adapter<'bip122'> {
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
