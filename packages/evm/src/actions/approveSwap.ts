import type { AccountParameters, MethodParameters, SentTransfer } from '@portico/core'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { findExchanges } from './findExchanges.js'
import { readSpender } from './isSwapCall.js'
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
  const spender = readSpender(call, token, amount)
  if (spender === undefined) throw new PorticoError(swapMismatch)
  if (!findExchanges(runtime, network).includes(spender)) throw new PorticoError(unknownExchange)
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}
