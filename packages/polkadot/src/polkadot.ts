import type { AdapterFactory } from '@portico/core'
import { polkadotFamily } from '@portico/core/adapter'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

/** Creates the Polkadot adapter, for wallets in `injectedWeb3` and of other sources. */
export function polkadot(): AdapterFactory<'polkadot'> {
  return { family: polkadotFamily, type: 'polkadot', create: createPolkadotAdapter }
}
