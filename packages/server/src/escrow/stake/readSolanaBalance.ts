import * as v from 'valibot'
import type { Asset } from './listAssets.js'
import type { Balance } from './readEvmBalance.js'

const CoinSchema = v.object({
  value: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.transform(amount => BigInt(amount)),
  ),
})

const AmountSchema = v.object({
  amount: v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,20}$/),
    v.transform(amount => BigInt(amount)),
  ),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
})

const AccountSchema = v.object({
  account: v.object({
    data: v.object({ parsed: v.object({ info: v.object({ tokenAmount: AmountSchema }) }) }),
  }),
})

const AccountsSchema = v.object({ value: v.array(AccountSchema) })

export async function readSolanaBalance({ node, token }: Asset, address: string): Promise<Balance> {
  const commitment = 'confirmed'
  if (!token) {
    const { value } = v.parse(CoinSchema, await node.call('getBalance', [address, { commitment }]))
    return { amount: value, decimals: 9 }
  }
  const params = [address, { mint: token }, { commitment, encoding: 'jsonParsed' }]
  const { value } = v.parse(AccountsSchema, await node.call('getTokenAccountsByOwner', params))
  const amounts = value.map(({ account }) => account.data.parsed.info.tokenAmount)
  return {
    amount: amounts.reduce((sum, { amount }) => sum + amount, 0n),
    decimals: amounts[0]?.decimals ?? 0,
  }
}
