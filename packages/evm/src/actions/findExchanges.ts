import { allowanceHolder, swapRouters } from '@portico/codec/swap'
import type { Network } from '@portico/core'
import type { EvmRuntime } from '../EvmRuntime.js'

/** Contracts that may receive approvals and swap calls. A data service is never trusted for this. */
export function findExchanges({ context }: EvmRuntime, { caipNetworkId }: Network): readonly string[] {
  const named = context.options.swapContracts[caipNetworkId]
  if (named) return named.map(address => address.toLowerCase())
  const router = swapRouters[caipNetworkId]
  return router === undefined ? [] : [allowanceHolder, router]
}
