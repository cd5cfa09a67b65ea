import type { Network } from '@portico/core'
import type { AccountParameters, SentTransfer, SwapApprovalRequest } from '@portico/core/adapter'
import { prepare } from '@portico/core/adapter'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { findExchanges } from './findExchanges.js'
import { readSpender } from './isSwapCall.js'
import { sendTransaction } from './sendTransaction.js'

export async function approveSwap(
  runtime: EvmRuntime,
  { connector, network, address, token, amount, call }: AccountParameters & SwapApprovalRequest,
): Promise<SentTransfer> {
  await prepare(() => assertApproval(runtime, network, { token, amount, call }))
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}

export function assertApproval(
  runtime: EvmRuntime,
  network: Network,
  { token, amount, call }: SwapApprovalRequest,
): void {
  const spender = readSpender(call, token, amount)
  if (spender === undefined) throw new PorticoError(swapMismatch)
  if (!findExchanges(runtime, network).includes(spender)) throw new PorticoError(unknownExchange)
}
