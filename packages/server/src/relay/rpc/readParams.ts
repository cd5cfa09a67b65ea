import * as v from 'valibot'

/** An error sent to the client; any other error becomes `internal`. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(kind: RpcErrorKind, message: string, data?: unknown) {
    super(message)
    this.code = rpcErrorCodes[kind]
    this.data = data
  }
}

const rpcErrorCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  /** Temporary: the same request may succeed later. */
  unavailable: -32000,
  mailboxFull: -32001,
  tooManyTopics: -32002,
  rateLimited: -32005,
} as const

type RpcErrorKind = keyof typeof rpcErrorCodes

type Schema<Output> = v.GenericSchema<unknown, Output>

export function readParams<Output>(schema: Schema<Output>, params: unknown): Output {
  const parsed = v.safeParse(schema, params, { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  throw new RpcError('invalidParams', path ? `${path}: ${issue.message}` : issue.message)
}

export function assertBatch(items: readonly unknown[], maximum: number) {
  if (items.length <= maximum) return
  throw new RpcError('invalidParams', `A batch has at most ${maximum} items, this one ${items.length}.`)
}

export interface ItemError {
  error: { code: number; message: string }
}

/** Runs one item of a batch; a failure becomes its result. */
export function readItem<Result>(act: () => Result): Result | ItemError {
  try {
    return act()
  } catch (error) {
    if (error instanceof RpcError) return formatItemError(error)
    throw error
  }
}

export function formatItemError({ code, message }: RpcError): ItemError {
  return { error: { code, message } }
}
