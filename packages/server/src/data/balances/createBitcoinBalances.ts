import * as v from 'valibot'
import type { BalanceProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { CountSchema } from '../schemas.js'

const StatsSchema = v.object({ funded_txo_sum: CountSchema, spent_txo_sum: CountSchema })
const AddressSchema = v.object({ chain_stats: StatsSchema, mempool_stats: StatsSchema })

export function createBitcoinBalances(
  node: ChainNode,
  tokens: Pick<TokenProvider, 'getCoin'>,
): BalanceProvider {
  return {
    async readHoldings(address) {
      const { chain_stats, mempool_stats } = v.parse(AddressSchema, await node.getJson(`/address/${address}`))
      const amount = [chain_stats, mempool_stats].reduce(
        (sum, { funded_txo_sum, spent_txo_sum }) => sum + BigInt(funded_txo_sum) - BigInt(spent_txo_sum),
        0n,
      )
      return [{ token: tokens.getCoin(node.chainId), amount: amount > 0n ? amount : 0n }]
    },
  }
}
