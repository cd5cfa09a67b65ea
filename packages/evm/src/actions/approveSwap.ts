import type { AccountParameters, MethodParameters, SentTransfer } from '@portico/core'
import { prepare } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { assertLeave } from './assertLeave.js'
import { sendTransaction } from './sendTransaction.js'

/** Asks for the leave to take tokens, if it is for the token and amount that were shown and for a known exchange. */
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
  await prepare(() => assertLeave(runtime, network, { token, amount, call }))
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}
