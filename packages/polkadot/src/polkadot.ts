import type { AdapterFactory } from '@portico/core'
import { createInjectedDiscovery, defineAdapter, polkadotFamily } from '@portico/core/adapter'
import { findWallets } from './findWallets.js'

/** Creates the Polkadot adapter, for wallets in `injectedWeb3` and of other sources. */
export const polkadot = (): AdapterFactory<'polkadot'> =>
  defineAdapter(polkadotFamily, 'polkadot', context => ({
    discover: createInjectedDiscovery(context, findWallets),
    load: async isListening =>
      (await import('./createPolkadotClient.js')).createPolkadotClient(context, isListening),
  }))
