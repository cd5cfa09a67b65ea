import * as v from 'valibot'
import type { Asset } from './listAssets.js'

export interface Balance {
  /** In the smallest unit. */
  amount: bigint
  decimals: number
}

const QuantitySchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform(text => BigInt(text)),
)
const balanceOf = '0x70a08231'
const decimalsOf = '0x313ce567'

export async function readEvmBalance({ node, token }: Asset, address: string): Promise<Balance> {
  const ask = async (method: string, ...params: unknown[]) =>
    v.parse(QuantitySchema, await node.call(method, params))
  if (!token) return { amount: await ask('eth_getBalance', address, 'latest'), decimals: 18 }
  const call = (data: string) => ask('eth_call', { to: token, data }, 'latest')
  const [amount, decimals] = await Promise.all([
    call(balanceOf + address.slice(2).toLowerCase().padStart(64, '0')),
    call(decimalsOf),
  ])
  return { amount, decimals: Number(decimals) }
}
