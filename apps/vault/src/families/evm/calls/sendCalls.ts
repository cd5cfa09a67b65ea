import { invalidParams, notAvailableInVault, PorticoError } from '@portico/protocol'
import { createMessageId } from '@portico/protocol/frame'
import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { assertOwnAddress } from './assertOwnAddress.ts'
import { sendTransactions } from './sendTransactions.ts'

/** Several calls with one decision, sent one after the other: this kind of account cannot do them all or none. */
export const sendCalls: ApprovedCallHandler<'wallet_sendCalls'> = async ([batch], context) => {
  const { network, state } = context
  const { from, chainId, atomicRequired, calls } = batch
  assertOwnAddress(from, context)
  if (atomicRequired) throw new PorticoError(notAvailableInVault)
  if (chainId !== undefined && `eip155:${BigInt(chainId)}` !== network)
    throw new PorticoError(invalidParams, { detail: 'The calls are for another network.' })
  const steps = calls.map(({ to, value, data }) => ({ to, ...(value && { value }), ...(data && { data }) }))
  const hashes = await sendTransactions(context, 'sendCalls', steps)
  const id = batch.id ?? `0x${createMessageId()}`
  state.batches.set(id, { network, hashes })
  return { id }
}
