import type { ApprovedCall, ApproveRpcMethod } from '@portico/protocol/frame'
import type { VaultContext } from '../frame/VaultContext.ts'
import type { Addresses } from '../keys/Addresses.ts'
import type { NetworkId } from '../networks/networks.ts'

/** What a call that asks the visitor works with. */
export interface RpcContext extends VaultContext {
  readonly network: NetworkId
  readonly addresses: Addresses
  readonly signal: AbortSignal
}

type ParamsOf<method extends ApproveRpcMethod> = Extract<ApprovedCall, { readonly method: method }>['params']

export type ApprovedCallHandler<method extends ApproveRpcMethod> = (
  params: ParamsOf<method>,
  context: RpcContext,
) => Promise<unknown>
