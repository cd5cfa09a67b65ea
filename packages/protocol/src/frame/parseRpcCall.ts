import * as v from 'valibot'
import { type ApproveRpcMethod, getRpcMethod, rpcMethods, type SafeRpcMethod } from '../rpc/rpcMethods.js'

export type ApprovedCall<method extends ApproveRpcMethod = ApproveRpcMethod> = {
  [name in method]: {
    readonly policy: 'approve'
    readonly method: name
    readonly params: v.InferOutput<(typeof rpcMethods)[name]['params']>
  }
}[method]

export type SafeCall = {
  readonly policy: 'safe'
  readonly method: SafeRpcMethod
  readonly params: readonly unknown[]
}

export type RpcCall =
  | ApprovedCall
  | SafeCall
  /** A method that the table refuses, with its reason, or does not have. */
  | { readonly policy: 'refused'; readonly reason?: string }
  /** A known method with invalid parameters; `fault` names the invalid one. `isTooLarge`: a batch of too many calls. */
  | { readonly policy: 'invalid'; readonly fault: string; readonly isTooLarge?: true }

export function parseRpcCall({
  method,
  params = [],
}: {
  readonly method: string
  readonly params?: unknown
}): RpcCall {
  const row = getRpcMethod(method)
  if (!row) return { policy: 'refused' }
  if (row.policy === 'refused') return { policy: 'refused', reason: row.reason }
  const result = v.safeParse<v.GenericSchema>(row.params, params, wording)
  // The table pairs methods with parameters, which the compiler cannot follow.
  if (result.success) return { policy: row.policy, method, params: result.output } as RpcCall
  const [issue] = result.issues
  return {
    policy: 'invalid',
    fault: describeFault(issue, 'names' in row ? row.names : undefined),
    ...(isTooLarge(issue) && { isTooLarge: true }),
  }
}

/** The account that the parameters name; undefined to use the preferred one. */
export function getNamedAccount({ method, params }: ApprovedCall): string | undefined {
  // Method and parameters come as a pair from the same row.
  const { account } = rpcMethods[method] as { readonly account: (given: typeof params) => string | undefined }
  return account(params)
}

const isTooLarge = ({ type, path }: v.BaseIssue<unknown>) =>
  type === 'max_length' && path?.at(-1)?.key === 'calls'

const wording = { message: 'has another form', abortEarly: true } as const

/** For example "transaction.value is not a number.". Names come from the page and are cut. */
function describeFault({ path, message }: v.BaseIssue<unknown>, names: readonly string[] = []): string {
  const keys = (path ?? []).map(({ key }) => key)
  const [first, ...rest] = keys
  const name = typeof first === 'number' ? (names[first] ?? `parameter ${first + 1}`) : String(first)
  const parts = rest.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 64)}`))
  return `${keys.length === 0 ? 'The list of parameters' : [name.slice(0, 64), ...parts].join('')} ${message}.`
}
