import { atomicityNotSupported, PorticoError, unsupportedChainId } from '@portico/protocol'
import type { ApprovedCallHandler } from '../../RpcContext.ts'
import { assertCapabilities } from './assertCapabilities.ts'
import { assertOwnAddress } from './assertOwnAddress.ts'
import { sendTransactions } from './sendTransactions.ts'
import { withBatchId } from './withBatchId.ts'

/** Sends several calls in sequence after one approval: an EOA cannot batch atomically. */
export const sendCalls: ApprovedCallHandler<'wallet_sendCalls'> = async ([batch], context) => {
  const { network, state } = context
  const { from, chainId, atomicRequired, calls } = batch
  assertOwnAddress(from, context)
  assertCapabilities(batch)
  if (atomicRequired) throw new PorticoError(atomicityNotSupported)
  if (chainId !== undefined && `eip155:${BigInt(chainId)}` !== network)
    throw new PorticoError(unsupportedChainId, { detail: 'The calls are for another network.' })
  const steps = calls.map(({ to, value, data }) => ({ to, ...(value && { value }), ...(data && { data }) }))
  return withBatchId(state.batches, batch.id, async () => {
    const hashes = await sendTransactions(context, 'sendCalls', steps)
    // The default id contains the hashes, so that it stays meaningful after a reload.
    const id = batch.id ?? `0x${hashes.map(hash => hash.slice(2)).join('')}`
    state.batches.set(id, { network, hashes })
    return { id }
  })
}
