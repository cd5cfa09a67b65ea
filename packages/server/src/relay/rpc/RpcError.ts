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

export const rpcErrorCodes = {
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

export type RpcErrorKind = keyof typeof rpcErrorCodes
