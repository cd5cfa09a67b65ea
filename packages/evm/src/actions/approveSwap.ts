import type { AccountParameters, SentTransfer, SwapApprovalRequest } from '@portico/core/adapter'
import { prepare } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { assertLeave } from './assertLeave.js'
import { sendTransaction } from './sendTransaction.js'

/** Requests a token approval if it matches the token and amount shown and the spender is a known exchange. */
export async function approveSwap(
  runtime: EvmRuntime,
  { connector, network, address, token, amount, call }: AccountParameters & SwapApprovalRequest,
): Promise<SentTransfer> {
  await prepare(() => assertLeave(runtime, network, { token, amount, call }))
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}
