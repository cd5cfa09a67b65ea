import type { CaipNetworkId, Network } from '@portico/core'
import type { EvmRuntime } from '../EvmRuntime.js'

/** The AllowanceHolder of 0x, at the same address on all networks below. */
export const allowanceHolder = '0x0000000000001ff3684f28c67538d4d072c22734'

const uniswap = '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24'
const routers: Readonly<Record<CaipNetworkId, string>> = {
  'eip155:1': '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  'eip155:10': '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2',
  'eip155:56': uniswap,
  'eip155:137': '0xedf6066a2b290c185783862c7f4776a2c8077ad1',
  'eip155:8453': uniswap,
  'eip155:42161': uniswap,
  'eip155:43114': uniswap,
}

/** Contracts that may receive approvals and swap calls. A data service is never trusted for this. */
export function findExchanges({ context }: EvmRuntime, { caipNetworkId }: Network): readonly string[] {
  const named = context.options.swapContracts[caipNetworkId]
  if (named) return named.map(address => address.toLowerCase())
  const router = routers[caipNetworkId]
  return router === undefined ? [] : [allowanceHolder, router]
}
