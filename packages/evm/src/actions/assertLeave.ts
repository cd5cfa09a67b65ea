import type { MethodParameters, Network } from '@portico/core'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { findExchanges } from './findExchanges.js'
import { readSpender } from './isSwapCall.js'

/** Fails unless it is leave for a known exchange to take the token and amount that were shown. */
export function assertLeave(
  runtime: EvmRuntime,
  network: Network,
  { token, amount, call }: MethodParameters<'eip155', 'approveSwap'>,
): void {
  const spender = readSpender(call, token, amount)
  if (spender === undefined) throw new PorticoError(swapMismatch)
  if (!findExchanges(runtime, network).includes(spender)) throw new PorticoError(unknownExchange)
}
