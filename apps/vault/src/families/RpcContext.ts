import type { ApprovedCall, ApproveRpcMethod } from '@portico/protocol/frame'
import type { Approved } from '../approve/Approved.ts'
import type { Approvals } from '../approve/createApprovals.ts'
import type { Asking } from '../approve/describeRequest.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { Signed, SignRequest } from './SignRequest.ts'

/** What a call that asks the visitor works with. */
export interface RpcContext extends Asking {
  readonly approvals: Approvals
  readonly keeper: {
    sign(request: Approved<SignRequest>): Promise<readonly Signed[]>
  }
  readonly node: NodeClient
  readonly signal: AbortSignal
}

type ParamsOf<method extends ApproveRpcMethod> = Extract<ApprovedCall, { readonly method: method }>['params']

export type ApprovedCallHandler<method extends ApproveRpcMethod> = (
  params: ParamsOf<method>,
  context: RpcContext,
) => Promise<unknown>
