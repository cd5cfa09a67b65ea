import * as v from 'valibot'
import { getRpcPolicy } from '../rpc/policy.js'
import { type ApproveRpcMethod, approveRpcParams } from './approveRpcParams.js'
import { type SafeRpcMethod, safeRpcParams } from './safeRpcParams.js'

export type ApprovedCall = {
  [method in ApproveRpcMethod]: {
    readonly policy: 'approve'
    readonly method: method
    readonly params: v.InferOutput<(typeof approveRpcParams)[method]>
  }
}[ApproveRpcMethod]

export type RpcCall =
  | ApprovedCall
  | { readonly policy: 'safe'; readonly method: SafeRpcMethod; readonly params: readonly unknown[] }
  /** A method of neither table. */
  | { readonly policy: 'unknown' }
  /** A known method with parameters that it does not take. */
  | { readonly policy: 'invalid' }

/** Which class a call is of, and its parameters once they are known to be of the method's form. */
export function parseRpcCall(call: { readonly method: string; readonly params?: unknown }): RpcCall {
  const { method, params = [] } = call
  const policy = getRpcPolicy(method)
  if (policy === 'unknown') return { policy }
  if (policy === 'safe') {
    // The policy has looked the name up in the same table.
    const name = method as SafeRpcMethod
    const result = v.safeParse(safeRpcParams[name], params)
    return result.success ? { policy, method: name, params: result.output } : { policy: 'invalid' }
  }
  const name = method as ApproveRpcMethod
  const result = v.safeParse(approveRpcParams[name], params)
  // The pair of method and parameters is right by the table, which is more than the compiler can follow.
  return result.success
    ? ({ policy, method: name, params: result.output } as ApprovedCall)
    : { policy: 'invalid' }
}
