import type { BalanceProvider, TokenProvider } from '../DataProviders.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { createBitcoinBalances } from './createBitcoinBalances.js'
import { createCosmosBalances } from './createCosmosBalances.js'
import { createEvmBalances } from './createEvmBalances.js'
import { createPolkadotBalances } from './createPolkadotBalances.js'
import { createSolanaBalances } from './createSolanaBalances.js'

export function createBalances(
  node: ChainNode,
  tokens: TokenProvider,
  readContracts: ContractReader,
): BalanceProvider {
  switch (node.family) {
    case 'eip155':
      return createEvmBalances(node, tokens, readContracts)
    case 'solana':
      return createSolanaBalances(node, tokens)
    case 'bip122':
      return createBitcoinBalances(node, tokens)
    case 'cosmos':
      return createCosmosBalances(node, tokens)
    case 'polkadot':
      return createPolkadotBalances(node, tokens)
  }
}
