import type { AccountParameters, MethodParameters, SentTransfer } from '@portico/core'
import { PorticoError, swapMismatch } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { isApprovalCall } from './isSwapCall.js'
import { sendTransaction } from './sendTransaction.js'

/** Asks for the leave to take tokens, if it is for the token and amount that were shown. */
export async function approveSwap(
  runtime: EvmRuntime,
  {
    connector,
    network,
    address,
    token,
    amount,
    call,
  }: AccountParameters & MethodParameters<'eip155', 'approveSwap'>,
): Promise<SentTransfer> {
  if (!isApprovalCall(call, token, amount)) throw new PorticoError(swapMismatch)
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}
