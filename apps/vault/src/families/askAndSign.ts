import type { Approval } from '../approve/Approval.ts'
import type { Approved } from '../approve/Approved.ts'
import { describeRequest } from '../approve/describeRequest.ts'
import { getAbortError } from '../port/getAbortError.ts'
import type { RpcContext } from './RpcContext.ts'
import type { Signed, SignItem, SignRequest } from './SignRequest.ts'

type Shown = Omit<Approval, keyof ReturnType<typeof describeRequest>>

/** Shows the request and signs exactly that once the visitor approves. */
export async function askAndSign(
  context: RpcContext,
  items: readonly SignItem[],
  shown: Shown,
): Promise<readonly Signed[]> {
  const { approvals, account, address, network, signal } = context
  const request = { session: account.session, address, network, items }
  const approved = await approvals.ask({ shown: { ...describeRequest(context), ...shown }, request }, signal)
  return signUnlessAborted(context, approved)
}

export async function signUnlessAborted(
  { keeper, signal }: RpcContext,
  approved: Approved<SignRequest>,
): Promise<readonly Signed[]> {
  if (signal.aborted) throw getAbortError(signal)
  const signed = await keeper.sign(approved)
  // The login may have changed while the signature was made.
  if (signal.aborted) throw getAbortError(signal)
  return signed
}
