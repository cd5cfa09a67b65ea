/** Thrown by a method to choose code and data of the error response. */
export class JsonRpcError extends Error {
  override readonly name = 'JsonRpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const invalidParams = (message: string) => new JsonRpcError(-32602, message)

export type JsonRpcCall = (method: string, params: unknown) => unknown

/** Answers a request or a batch; undefined for notifications. */
export async function answerJsonRpc(text: string, call: JsonRpcCall): Promise<string | undefined> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } })
  }
  if (!Array.isArray(parsed)) return stringifyAnswer(await answerOne(parsed, call))
  const answers = await Promise.all(parsed.map(request => answerOne(request, call)))
  return stringifyAnswer(answers.filter(answer => answer !== undefined))
}

const stringifyAnswer = (answer: unknown) => (answer === undefined ? undefined : stringify(answer))

async function answerOne(request: unknown, call: JsonRpcCall): Promise<unknown> {
  const { id, method, params } = asRecord(request)
  if (id === undefined) return undefined
  if (typeof method !== 'string')
    return { jsonrpc: '2.0', id, error: { code: -32600, message: 'Invalid request' } }
  try {
    return { jsonrpc: '2.0', id, result: (await call(method, params)) ?? null }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: formatError(error) }
  }
}

function formatError(error: unknown) {
  if (!(error instanceof JsonRpcError)) return { code: -32603, message: String(error) }
  const { code, message, data } = error
  return { code, message, ...(data !== undefined && { data }) }
}

/** JSON with bigints as numbers of any length, as nodes write them. */
export function stringify(value: unknown): string {
  const marked = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `\u0000${part}` : part))
  return marked.replace(/"\\u0000(-?\d+)"/g, '$1')
}

export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  // Every field is checked where it is used.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
