import type { AccountParameters, MethodParameters, SentTransfer } from '@portico/core'
import { prepare } from '@portico/core/adapter'
import { PorticoError, swapMismatch, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { assertLeave } from './assertLeave.js'
import { assertSettler } from './assertSettler.js'
import { findExchanges } from './findExchanges.js'
import { isSwapCall, readSettler } from './isSwapCall.js'
import { sendBatch } from './sendBatch.js'
import { sendTransaction } from './sendTransaction.js'

/** Asks for a swap that a service has made, if it is the one that was shown and by a known exchange. */
export async function swap(
  runtime: EvmRuntime,
  {
    connector,
    network,
    address,
    terms,
    call,
    approval,
  }: AccountParameters & MethodParameters<'eip155', 'swap'>,
): Promise<SentTransfer> {
  const account = { connector, network, address }
  await prepare(async () => {
    if (!findExchanges(runtime, network).includes(call.to.toLowerCase()))
      throw new PorticoError(unknownExchange)
    if (!isSwapCall(call, terms, address)) throw new PorticoError(swapMismatch)
    const settler = readSettler(call)
    if (settler !== undefined) await assertSettler(runtime, account, settler)
    if (approval)
      assertLeave(runtime, network, { token: terms.from ?? '', amount: terms.amount, call: approval })
  })
  if (!approval) return { id: await sendTransaction(runtime, { ...account, transaction: call }) }
  return { id: await sendBatch(runtime, { ...account, calls: [approval, call] }) }
}
