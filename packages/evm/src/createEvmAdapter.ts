import type { AdapterContext, AdapterType } from '@portico/core'
import { createLazyAdapter, eip155Family } from '@portico/core/adapter'
import { createDiscovery } from './discovery/createDiscovery.js'
import type { EvmWallet } from './discovery/EvmWallet.js'
import type { EvmAdapter } from './EvmAdapter.js'

export interface EvmAdapterOptions {
  readonly type: AdapterType
  readonly wallets: readonly EvmWallet[]
}

/** The adapter behind `evm()`, and behind the libraries that only wrap an EIP-1193 provider. */
export function createEvmAdapter(context: AdapterContext, { type, wallets }: EvmAdapterOptions): EvmAdapter {
  return createLazyAdapter({
    family: eip155Family,
    type,
    discover: createDiscovery(context, wallets),
    async load(isListening) {
      const { createEvmClient } = await import('./createEvmClient.js')
      return createEvmClient(context, isListening)
    },
  })
}
