import type { AdapterContext, AdapterType } from '@portico/core/adapter'
import { createAdapter, eip155Family } from '@portico/core/adapter'
import { createDiscovery, type DiscoveryOptions } from './discovery/createDiscovery.js'
import type { EvmAdapter } from './EvmAdapter.js'

export function createEvmAdapter(
  context: AdapterContext,
  type: AdapterType,
  options: DiscoveryOptions,
): EvmAdapter {
  return createAdapter({
    family: eip155Family,
    type,
    discover: createDiscovery(context, options),
    async load(isListening) {
      const { createEvmClient } = await import('./createEvmClient.js')
      return createEvmClient(context, isListening)
    },
    async getCondition({ connector }) {
      const { getCondition } = await import('./connection/getCondition.js')
      return getCondition(context, connector)
    },
  })
}
