import * as v from 'valibot'
import type { BalanceProvider, Holding, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { decimal } from '../schemas.js'
import { getCosmosDenom } from '../tokens/createTokenRegistry.js'

const BalancesSchema = v.object({
  balances: v.array(v.object({ denom: v.pipe(v.string(), v.maxLength(128)), amount: decimal(78) })),
})

export function createCosmosBalances(node: ChainNode, tokens: TokenProvider): BalanceProvider {
  const { chainId } = node
  const coin = tokens.getCoin(chainId)
  const denom = getCosmosDenom(coin)
  return {
    async readHoldings(address) {
      const path = `/cosmos/bank/v1beta1/balances/${address}?pagination.limit=1000`
      const { balances } = v.parse(BalancesSchema, await node.getJson(path))
      const amount = balances.find(balance => balance.denom === denom)?.amount ?? 0n
      const held = balances.flatMap((balance): Holding[] => {
        const token = tokens.findToken({ chainId, address: balance.denom })
        return token && balance.amount > 0n ? [{ token, amount: balance.amount }] : []
      })
      return [{ token: coin, amount }, ...held]
    },
  }
}
