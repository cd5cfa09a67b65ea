import type { Adapter, AdapterContext } from '@portico/core/adapter'
import {
  createAdapter,
  createStandardDiscovery,
  solanaFamily,
  toStandardConnectors,
} from '@portico/core/adapter'

export function createSolanaAdapter(context: AdapterContext): Adapter<'solana'> {
  return createAdapter({
    family: solanaFamily,
    type: 'solana',
    discover: createStandardDiscovery(
      context.environment,
      chain => chain.startsWith('solana:'),
      wallets => context.emit({ type: 'connectors', connectors: toStandardConnectors(wallets, 'solana') }),
    ),
    async load(isListening) {
      const { createSolanaClient } = await import('./createSolanaClient.js')
      return createSolanaClient(context, isListening)
    },
  })
}
