import type { AdapterFactory } from '@portico/core'
import { polkadotFamily } from '@portico/core/adapter'
import { createPolkadotAdapter } from './createPolkadotAdapter.js'

/** Polkadot wallets: those that put themselves into `injectedWeb3`, and those that other sources bring. */
export function polkadot(): AdapterFactory<'polkadot'> {
  return { family: polkadotFamily, type: 'polkadot', create: createPolkadotAdapter }
}
