import type { AccountParameters, SentTransfer, SwapApprovalRequest } from '@portico/core/adapter'
import { prepare } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { assertLeave } from './assertLeave.js'
import { sendTransaction } from './sendTransaction.js'

export async function approveSwap(
  runtime: EvmRuntime,
  { connector, network, address, token, amount, call }: AccountParameters & SwapApprovalRequest,
): Promise<SentTransfer> {
  await prepare(() => assertLeave(runtime, network, { token, amount, call }))
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}
