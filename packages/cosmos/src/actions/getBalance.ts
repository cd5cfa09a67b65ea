import type { Balance } from '@portico/core'
import { type Adapter, formatUnits, readProperty } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import { fetchRest } from '../rest/fetchRest.js'
import type { CosmosRuntime } from '../wallet/CosmosWallet.js'

export async function getBalance(
  runtime: CosmosRuntime,
  { network, address }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { symbol, decimals } = network.nativeCurrency
  const query = new URLSearchParams({ denom: network.cosmos?.denom ?? '' })
  const path = `/cosmos/bank/v1beta1/balances/${encodeURIComponent(address)}/by_denom?${query}`
  const amount = readProperty(readProperty(await fetchRest(runtime, network, path), 'balance'), 'amount')
  if (typeof amount !== 'string' || !/^\d{1,60}$/.test(amount))
    throw new PorticoError(tokenBalanceUnavailable)
  return { amount: formatUnits(BigInt(amount), decimals), symbol, decimals }
}
