import type { Network } from '@portico/core'
import type { SwapApprovalRequest } from '@portico/core/adapter'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { findExchanges } from './findExchanges.js'
import { readSpender } from './isSwapCall.js'

export function assertLeave(
  runtime: EvmRuntime,
  network: Network,
  { token, amount, call }: SwapApprovalRequest,
): void {
  const spender = readSpender(call, token, amount)
  if (spender === undefined) throw new PorticoError(swapMismatch)
  if (!findExchanges(runtime, network).includes(spender)) throw new PorticoError(unknownExchange)
}
