import type { Database } from '../../database/Database.js'
import type { DataOptions } from '../DataOptions.js'
import type { HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createUpstream, type UpstreamOptions } from '../nodes/createUpstream.js'
import { createBitcoinHistory } from './createBitcoinHistory.js'
import { createCosmosHistory } from './createCosmosHistory.js'
import { createExplorerHistory } from './createExplorerHistory.js'
import { createSolanaHistory } from './createSolanaHistory.js'
import { createSubscanHistory } from './createSubscanHistory.js'
import { createEvmHistory } from './evm/createEvmHistory.js'
import type { EvmIndex } from './evm/createEvmIndex.js'

interface HistorySurroundings extends Pick<UpstreamOptions, 'now' | 'onError' | 'onAnswer'> {
  database: Database
  tokens: TokenProvider
  index: EvmIndex | undefined
}

/**
 * Uses the owner's explorer if one is configured for the network, otherwise the node. Some families have no history.
 */
export function createHistory(
  node: ChainNode,
  { explorers, explorerKey, subscanKey }: DataOptions,
  { database, tokens, index, now, onError, onAnswer }: HistorySurroundings,
): HistoryProvider | undefined {
  const { chainId, family } = node
  const explorer = explorers?.[chainId]
  const name = `The explorer of ${chainId}`
  if (family === 'eip155' && explorer) {
    const upstream = createUpstream({ name, url: explorer, now, onError, onAnswer })
    return createExplorerHistory({ chainId, upstream, key: explorerKey, tokens })
  }
  if (family === 'polkadot' && explorer) {
    const headers = subscanKey ? { 'X-API-Key': subscanKey } : undefined
    return createSubscanHistory(
      createUpstream({ name, url: explorer, headers, now, onError, onAnswer }),
      chainId,
      tokens,
    )
  }
  if (index) return createEvmHistory({ chainId, database, tokens, index })
  if (family === 'solana') return createSolanaHistory(node, tokens)
  if (family === 'cosmos') return createCosmosHistory(node, tokens)
  return family === 'bip122' ? createBitcoinHistory(node, tokens, now) : undefined
}
