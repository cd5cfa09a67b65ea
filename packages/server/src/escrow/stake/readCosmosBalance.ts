import * as v from 'valibot'
import type { ChainNode } from '../../data/nodes/createChainNode.js'
import { UpstreamFailure } from '../../data/UpstreamFailure.js'
import type { Asset } from './listAssets.js'
import type { Balance } from './readEvmBalance.js'

const AmountSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,78}$/),
  v.transform(amount => BigInt(amount)),
)
const CoinSchema = v.object({ denom: v.string(), amount: AmountSchema })
const BalancesSchema = v.object({ balances: v.array(CoinSchema) })
const DelegationsSchema = v.object({ delegation_responses: v.array(v.object({ balance: CoinSchema })) })
const UnbondingSchema = v.object({
  unbonding_responses: v.array(v.object({ entries: v.array(v.object({ balance: AmountSchema })) })),
})

/**
 * All native denominations, with staked and unbonding amounts. IBC and token-factory coins, which anyone can send,
 * have a slash in their denomination and are ignored.
 */
export async function readCosmosBalance({ node }: Asset, address: string): Promise<Balance> {
  const [{ balances }, delegations, unbonding] = await Promise.all([
    node
      .getJson(`/cosmos/bank/v1beta1/balances/${address}?pagination.limit=1000`)
      .then(answer => v.parse(BalancesSchema, answer)),
    readStaked(node, `/cosmos/staking/v1beta1/delegations/${address}`),
    readStaked(node, `/cosmos/staking/v1beta1/delegators/${address}/unbonding_delegations`),
  ])
  const staked = delegations ? v.parse(DelegationsSchema, delegations).delegation_responses : []
  const unstaking = unbonding ? v.parse(UnbondingSchema, unbonding).unbonding_responses : []
  const coins = [...balances, ...staked.map(({ balance }) => balance)]
  const amounts = [
    ...coins.flatMap(({ denom, amount }) => (denom.includes('/') ? [] : amount)),
    ...unstaking.flatMap(({ entries }) => entries.map(({ balance }) => balance)),
  ]
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0n), decimals: 6 }
}

/** Undefined on a chain without staking. */
async function readStaked(node: ChainNode, path: string): Promise<unknown> {
  try {
    return await node.getJson(`${path}?pagination.limit=1000`)
  } catch (error) {
    // The gateway's status for a missing module.
    if (error instanceof UpstreamFailure && error.status === 501) return undefined
    throw error
  }
}
