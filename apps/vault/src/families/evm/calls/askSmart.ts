import { getAbortError } from '../../../port/getAbortError.ts'
import { askAndSign } from '../../askAndSign.ts'
import type { RpcContext } from '../../RpcContext.ts'
import { type SmartCallRequest, signsOnly } from '../../SmartRequest.ts'
import { withBatchId } from './withBatchId.ts'

/**
 * Prepares the call in the worker, shows it, and signs or sends it once the visitor approves. Operations of one account
 * take turns: each reads its nonce after the earlier ones were sent.
 */
export function askSmart(call: SmartCallRequest, context: RpcContext): Promise<unknown> {
  if (signsOnly(call)) return ask(call, context)
  const { network, address, state } = context
  const { id } = call.method === 'wallet_sendCalls' ? call.params[0] : {}
  const take = () => takeTurn(state.operations, `${network}:${address}`, () => ask(call, context))
  return withBatchId(state.batches, id, take)
}

async function takeTurn<Result>(
  operations: Map<string, Promise<unknown>>,
  key: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const turn = (operations.get(key) ?? Promise.resolve()).then(act)
  const settled = turn.catch(() => undefined)
  operations.set(key, settled)
  try {
    return await turn
  } finally {
    if (operations.get(key) === settled) operations.delete(key)
  }
}

async function ask(call: SmartCallRequest, context: RpcContext): Promise<unknown> {
  const { keeper, network, state, signal } = context
  if (signal.aborted) throw getAbortError(signal)
  const { item, shown, answer: granted } = await keeper.prepareSmart({ network, call }, signal)
  const [signed] = await askAndSign(context, [item], shown)
  if (item.kind !== 'user-operation' || !signed) return signed?.result
  const { result: signature, name: hash = '' } = signed
  const sent = { network, method: call.method, operation: item.operation, signature, hash }
  const answer = await keeper.sendSmart(sent, signal)
  if (call.method !== 'wallet_sendCalls') return granted ?? answer
  const id = call.params[0].id ?? hash
  state.batches.set(id, { network, hashes: [hash], isOperation: true })
  return { id }
}
