import { duplicateBatchId, PorticoError } from '@portico/protocol'
import { askAndSign } from '../../askAndSign.ts'
import type { RpcContext } from '../../RpcContext.ts'
import type { SmartCallRequest } from '../../SmartRequest.ts'

/** Prepares the call in the worker, shows it, and signs or sends it once the visitor approves. */
export async function askSmart(call: SmartCallRequest, context: RpcContext): Promise<unknown> {
  const { keeper, network, state, signal } = context
  const named = call.method === 'wallet_sendCalls' ? call.params[0].id : undefined
  if (named !== undefined && state.batches.has(named)) throw new PorticoError(duplicateBatchId)
  const { item, shown, answer: granted } = await keeper.prepareSmart({ network, call }, signal)
  const [signed] = await askAndSign(context, [item], shown)
  if (item.kind !== 'user-operation' || !signed) return signed?.result
  const { method } = call
  const { result: signature, name: hash = '' } = signed
  const sent = { network, method, operation: item.operation, signature, hash }
  const answer = await keeper.sendSmart(sent, signal)
  if (method !== 'wallet_sendCalls') return granted ?? answer
  const id = named ?? hash
  state.batches.set(id, { network, hashes: [hash], isOperation: true })
  return { id }
}
