import type { ApprovedCall } from '@portico/protocol/frame'
import { askAndSign } from './askAndSign.ts'
import type { CallRequest, PreparedCall } from './LaterFamily.ts'
import type { RpcContext } from './RpcContext.ts'
import type { Signed } from './SignRequest.ts'

interface LaterKeeper {
  prepareCall(request: CallRequest, signal?: AbortSignal): Promise<PreparedCall>
  completeCall(
    request: CallRequest & { readonly signed: readonly Signed[] },
    signal?: AbortSignal,
  ): Promise<unknown>
}

type LaterContext = Omit<RpcContext, 'address' | 'keeper'> & {
  readonly keeper: RpcContext['keeper'] & LaterKeeper
}

/**
 * For all families but EVM: the worker prepares the call, the vault shows it, and the worker signs and completes it on
 * approval.
 */
export async function askLater(call: ApprovedCall, context: LaterContext): Promise<unknown> {
  const { keeper, network, signal } = context
  const { address, items, shown } = await keeper.prepareCall({ network, call }, signal)
  const signed = await askAndSign({ ...context, address }, items, shown)
  return keeper.completeCall({ network, call, signed }, signal)
}
