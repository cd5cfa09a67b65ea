import type { BalanceProvider, TokenProvider } from '../DataProviders.js'
import type { ContractReader } from '../evm/createContractReader.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import type { Family } from '../nodes/identifyChain.js'
import { createBitcoinBalances } from './createBitcoinBalances.js'
import { createCosmosBalances } from './createCosmosBalances.js'
import { createEvmBalances } from './createEvmBalances.js'
import { createPolkadotBalances } from './createPolkadotBalances.js'
import { createSolanaBalances } from './createSolanaBalances.js'

type CreateBalances = (
  node: ChainNode,
  tokens: TokenProvider,
  readContracts: ContractReader,
) => BalanceProvider

const creators: Readonly<Record<Family, CreateBalances>> = {
  eip155: createEvmBalances,
  solana: createSolanaBalances,
  bip122: createBitcoinBalances,
  cosmos: createCosmosBalances,
  polkadot: createPolkadotBalances,
}

export const createBalances: CreateBalances = (node, ...surroundings) =>
  creators[node.family](node, ...surroundings)
