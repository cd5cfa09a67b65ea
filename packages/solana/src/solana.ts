import type { AdapterFactory } from '@portico/core'
import {
  createStandardDiscovery,
  defineAdapter,
  solanaFamily,
  toStandardConnectors,
} from '@portico/core/adapter'

/** Creates the Solana adapter, for Wallet Standard wallets on the page and wallets of other sources. */
export const solana = (): AdapterFactory<'solana'> =>
  defineAdapter(solanaFamily, 'solana', context => ({
    discover: createStandardDiscovery(
      context.environment,
      chain => chain.startsWith('solana:'),
      wallets => context.emit({ type: 'connectors', connectors: toStandardConnectors(wallets, 'solana') }),
    ),
    load: async isListening =>
      (await import('./createSolanaClient.js')).createSolanaClient(context, isListening),
  }))
