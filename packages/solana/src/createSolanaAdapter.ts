import type { Adapter, AdapterContext } from '@portico/core'
import { createLazyAdapter, createStandardDiscovery } from '@portico/core/adapter'
import { toConnectors } from './toConnectors.js'

export function createSolanaAdapter(context: AdapterContext): Adapter<'solana'> {
  return createLazyAdapter({
    namespace: 'solana',
    type: 'solana',
    discover: createStandardDiscovery(
      context.environment,
      chain => chain.startsWith('solana:'),
      wallets => context.emit({ type: 'connectors', connectors: toConnectors(wallets) }),
    ),
    async load(isListening) {
      const { createSolanaClient } = await import('./createSolanaClient.js')
      return createSolanaClient(context, isListening)
    },
  })
}
