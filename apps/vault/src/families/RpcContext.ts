import type { VaultSettings } from '@portico/protocol/auth'
import type { ApprovedCall, ApproveRpcMethod } from '@portico/protocol/frame'
import type { Approved } from '../approve/Approved.ts'
import type { Approvals } from '../approve/createApprovals.ts'
import type { Asking } from '../approve/describeRequest.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { NodeClient } from '../node/createNodeClient.ts'
import type { Signed, SignRequest } from './SignRequest.ts'
import type { PreparedSmart, SentSmart, SmartCallRequest } from './SmartRequest.ts'

export interface RpcContext extends Asking {
  readonly approvals: Approvals
  readonly keeper: {
    prepareSmart(
      request: { readonly network: NetworkId; readonly call: SmartCallRequest },
      signal?: AbortSignal,
    ): Promise<PreparedSmart>
    sendSmart(sent: SentSmart, signal?: AbortSignal): Promise<string>
    sign(request: Approved<SignRequest>): Promise<readonly Signed[]>
  }
  readonly node: NodeClient
  readonly smartAccounts: NonNullable<VaultSettings['smartAccounts']>
  readonly signal: AbortSignal
}

type ParamsOf<method extends ApproveRpcMethod> = Extract<ApprovedCall, { readonly method: method }>['params']

export type ApprovedCallHandler<method extends ApproveRpcMethod> = (
  params: ParamsOf<method>,
  context: RpcContext,
) => Promise<unknown>
