import type { Network } from '@portico/core'
import type { SwapApprovalRequest } from '@portico/core/adapter'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { findExchanges } from './findExchanges.js'
import { readSpender } from './isSwapCall.js'

/** Throws unless the call approves a known exchange for exactly the token and amount shown. */
export function assertLeave(
  runtime: EvmRuntime,
  network: Network,
  { token, amount, call }: SwapApprovalRequest,
): void {
  const spender = readSpender(call, token, amount)
  if (spender === undefined) throw new PorticoError(swapMismatch)
  if (!findExchanges(runtime, network).includes(spender)) throw new PorticoError(unknownExchange)
}
