import type { AccountParameters, MethodParameters, SentTransfer } from '@portico/core'
import { PorticoError, swapMismatch } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { isSwapCall } from './isSwapCall.js'
import { sendTransaction } from './sendTransaction.js'

/** Asks for a swap that a service has made, if it is the one that was shown. */
export async function swap(
  runtime: EvmRuntime,
  { connector, network, address, terms, call }: AccountParameters & MethodParameters<'eip155', 'swap'>,
): Promise<SentTransfer> {
  if (!isSwapCall(call, terms, address)) throw new PorticoError(swapMismatch)
  return { id: await sendTransaction(runtime, { connector, network, address, transaction: call }) }
}
