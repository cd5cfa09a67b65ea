import type { AdapterFactory } from '@portico/core'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

/** Polkadot wallets: those that put themselves into `injectedWeb3`, and those that other sources bring. */
export function polkadot(): AdapterFactory<'polkadot'> {
  return { namespace: 'polkadot', type: 'polkadot', create: createPolkadotAdapter }
}
