import type { Database } from '../../database/Database.js'
import type { DataOptions } from '../DataOptions.js'
import type { HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createUpstream, type UpstreamSurroundings } from '../nodes/createUpstream.js'
import type { Family } from '../nodes/identifyChain.js'
import { createBitcoinHistory } from './createBitcoinHistory.js'
import { createCosmosHistory } from './createCosmosHistory.js'
import { createExplorerHistory } from './createExplorerHistory.js'
import { createSolanaHistory } from './createSolanaHistory.js'
import { createSubscanHistory } from './createSubscanHistory.js'
import { createEvmHistory } from './evm/createEvmHistory.js'
import type { EvmIndex } from './evm/createEvmIndex.js'

interface HistorySurroundings extends UpstreamSurroundings {
  database: Database
  tokens: TokenProvider
  index: EvmIndex | undefined
}

type CreateHistory = (
  node: ChainNode,
  options: DataOptions,
  surroundings: HistorySurroundings,
) => HistoryProvider | undefined

const fromNode: Readonly<Record<Family, CreateHistory>> = {
  eip155: ({ chainId }, _, { database, tokens, index }) =>
    index && createEvmHistory({ chainId, database, tokens, index }),
  solana: (node, _, { tokens }) => createSolanaHistory(node, tokens),
  cosmos: (node, _, { tokens }) => createCosmosHistory(node, tokens),
  bip122: (node, _, { tokens, now }) => createBitcoinHistory(node, tokens, now),
  polkadot: () => undefined,
}

export const createHistory: CreateHistory = (node, options, surroundings) => {
  const { explorers, explorerKey: key, subscanKey } = options
  const { tokens, now, onError, onAnswer } = surroundings
  const { chainId, family } = node
  const explorer = explorers?.[chainId]
  if (explorer && (family === 'eip155' || family === 'polkadot')) {
    const headers = family === 'polkadot' && subscanKey ? { 'X-API-Key': subscanKey } : undefined
    const name = `The explorer of ${chainId}`
    const upstream = createUpstream({ name, url: explorer, headers, now, onError, onAnswer })
    return family === 'eip155'
      ? createExplorerHistory({ chainId, upstream, key, tokens })
      : createSubscanHistory(upstream, chainId, tokens)
  }
  return fromNode[family](node, options, surroundings)
}
