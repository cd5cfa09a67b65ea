import type { AdapterFactory } from '@portico/core'
import { bip122Family, defineAdapter } from '@portico/core/adapter'
import { createDiscovery } from './createDiscovery.js'

/** Creates the Bitcoin adapter, for sats-connect, Wallet Standard and injected wallets, and other sources. */
export const bitcoin = (): AdapterFactory<'bip122'> =>
  defineAdapter(bip122Family, 'bitcoin', context => ({
    discover: createDiscovery(context),
    load: async isListening =>
      (await import('./createBitcoinClient.js')).createBitcoinClient(context, isListening),
  }))
