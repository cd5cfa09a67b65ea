import { encodeAddress } from '@portico/codec/abi'
import * as v from 'valibot'
import { createBitcoinBalances } from '../../data/balances/createBitcoinBalances.js'
import { readPolkadotAmounts, readPolkadotCoin } from '../../data/balances/createPolkadotBalances.js'
import type { ChainNode } from '../../data/nodes/createChainNode.js'
import type { Family } from '../../data/nodes/identifyChain.js'
import { CountSchema, decimal, QuantitySchema } from '../../data/schemas.js'
import { getKnownCoin } from '../../data/tokens/createTokenRegistry.js'
import { UpstreamFailure } from '../../data/UpstreamFailure.js'
import { ServerFailure } from '../../ServerFailure.js'
import type { Asset } from './listAssets.js'

interface Balance {
  amount: bigint
  decimals: number
}

const readers: Readonly<Record<Family, (asset: Asset, address: string) => Promise<Balance>>> = {
  eip155: readEvmBalance,
  solana: readSolanaBalance,
  cosmos: readCosmosBalance,
  async bip122({ node }, address) {
    const [held] = await createBitcoinBalances(node, { getCoin: getKnownCoin }).readHoldings(address)
    if (!held) throw new ServerFailure('The response has no balance.')
    return { amount: held.amount, decimals: held.token.decimals }
  },
  async polkadot({ node }, address) {
    const [{ free, reserved }, { tokenDecimals: decimals }] = await Promise.all([
      readPolkadotAmounts(node, address),
      readPolkadotCoin(node),
    ])
    // On newer chains staked funds are reserved.
    return { amount: free + reserved, decimals }
  },
}

export const readBalance = (asset: Asset, address: string) => readers[asset.node.family](asset, address)

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

const balanceOf = '0x70a08231'
const decimalsOf = '0x313ce567'

async function readEvmBalance({ node, token }: Asset, address: string): Promise<Balance> {
  const ask = async (method: string, ...params: unknown[]) =>
    v.parse(QuantitySchema, await node.call(method, params))
  if (!token) return { amount: await ask('eth_getBalance', address, 'latest'), decimals: 18 }
  const call = (data: string) => ask('eth_call', { to: token, data }, 'latest')
  const [amount, decimals] = await Promise.all([call(balanceOf + encodeAddress(address)), call(decimalsOf)])
  return { amount, decimals: Number(decimals) }
}

const LamportsSchema = v.object({ value: v.pipe(CountSchema, v.toBigint()) })
const TokenAmountSchema = v.object({ amount: decimal(20), decimals: v.pipe(CountSchema, v.maxValue(77)) })
const TokenAccountSchema = v.object({
  account: v.object({
    data: v.object({ parsed: v.object({ info: v.object({ tokenAmount: TokenAmountSchema }) }) }),
  }),
})
const TokenAccountsSchema = v.object({ value: v.array(TokenAccountSchema) })

async function readSolanaBalance({ node, token }: Asset, address: string): Promise<Balance> {
  const commitment = 'confirmed'
  if (!token) {
    const { value } = v.parse(LamportsSchema, await node.call('getBalance', [address, { commitment }]))
    return { amount: value, decimals: 9 }
  }
  const params = [address, { mint: token }, { commitment, encoding: 'jsonParsed' }]
  const { value } = v.parse(TokenAccountsSchema, await node.call('getTokenAccountsByOwner', params))
  const held = value.map(({ account }) => account.data.parsed.info.tokenAmount)
  return { amount: sum(held.map(({ amount }) => amount)), decimals: held[0]?.decimals ?? 0 }
}

const CoinSchema = v.object({ denom: v.string(), amount: decimal(78) })
const BalancesSchema = v.object({ balances: v.array(CoinSchema) })
const DelegationsSchema = v.object({ delegation_responses: v.array(v.object({ balance: CoinSchema })) })
const UnbondingSchema = v.object({
  unbonding_responses: v.array(v.object({ entries: v.array(v.object({ balance: decimal(78) })) })),
})

/** With staked and unbonding amounts. Coins with a slash in their name, which anyone can send, are ignored. */
async function readCosmosBalance({ node }: Asset, address: string): Promise<Balance> {
  const [held, delegations, unbonding] = await Promise.all([
    node.getJson(`/cosmos/bank/v1beta1/balances/${address}?pagination.limit=1000`),
    readStaked(node, `/cosmos/staking/v1beta1/delegations/${address}`),
    readStaked(node, `/cosmos/staking/v1beta1/delegators/${address}/unbonding_delegations`),
  ])
  const { balances } = v.parse(BalancesSchema, held)
  const staked = delegations ? v.parse(DelegationsSchema, delegations).delegation_responses : []
  const unstaking = unbonding ? v.parse(UnbondingSchema, unbonding).unbonding_responses : []
  const coins = [...balances, ...staked.map(({ balance }) => balance)]
  const native = coins.filter(({ denom }) => !denom.includes('/')).map(({ amount }) => amount)
  const released = unstaking.flatMap(({ entries }) => entries.map(({ balance }) => balance))
  return { amount: sum([...native, ...released]), decimals: 6 }
}

async function readStaked(node: ChainNode, path: string): Promise<unknown> {
  try {
    return await node.getJson(`${path}?pagination.limit=1000`)
  } catch (error) {
    // The gateway's status for a missing module.
    if (error instanceof UpstreamFailure && error.status === 501) return undefined
    throw error
  }
}
