/** An error that a client is told about; everything else it hears of as `internal`. */
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
  /** The relay cannot store now; the same call may work later. */
  unavailable: -32000,
  /** The topic holds as much as it may. */
  mailboxFull: -32001,
  tooManyTopics: -32002,
  rateLimited: -32005,
} as const

export type RpcErrorKind = keyof typeof rpcErrorCodes
