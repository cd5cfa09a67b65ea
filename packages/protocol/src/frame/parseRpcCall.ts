import * as v from 'valibot'
import { getRpcPolicy } from '../rpc/policy.js'
import { type ApproveRpcMethod, approveRpcParamNames, approveRpcParams } from './approveRpcParams.js'
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
  /** A method in neither table. */
  | { readonly policy: 'unknown' }
  /** A known method with invalid parameters; `fault` names the invalid one. `isTooLarge`: a batch of too many calls. */
  | { readonly policy: 'invalid'; readonly fault: string; readonly isTooLarge?: true }

/** Classifies a call and validates its parameters. */
export function parseRpcCall(call: { readonly method: string; readonly params?: unknown }): RpcCall {
  const { method, params = [] } = call
  const policy = getRpcPolicy(method)
  if (policy === 'unknown') return { policy }
  if (policy === 'safe') {
    // The policy has looked up the name in the same table.
    const name = method as SafeRpcMethod
    const result = v.safeParse(safeRpcParams[name], params, wording)
    return result.success
      ? { policy, method: name, params: result.output }
      : { policy: 'invalid', fault: describeFault(result.issues[0]) }
  }
  const name = method as ApproveRpcMethod
  const result = v.safeParse(approveRpcParams[name], params, wording)
  // The table pairs methods with parameters, which the compiler cannot follow.
  return result.success
    ? ({ policy, method: name, params: result.output } as ApprovedCall)
    : {
        policy: 'invalid',
        fault: describeFault(result.issues[0], approveRpcParamNames[name]),
        ...(isTooLarge(result.issues[0]) && { isTooLarge: true }),
      }
}

const isTooLarge = ({ type, path }: v.BaseIssue<unknown>) =>
  type === 'max_length' && path?.at(-1)?.key === 'calls'

/** Default message of schemas without their own. */
const wording = { message: 'has another form', abortEarly: true } as const

/** For example "transaction.value is not a number.". Names come from the page and are cut. */
function describeFault({ path, message }: v.BaseIssue<unknown>, names: readonly string[] = []): string {
  const keys = (path ?? []).map(({ key }) => key)
  const [first, ...rest] = keys
  const name = typeof first === 'number' ? (names[first] ?? `parameter ${first + 1}`) : String(first)
  const parts = rest.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 64)}`))
  return `${keys.length === 0 ? 'The list of parameters' : [name.slice(0, 64), ...parts].join('')} ${message}.`
}
