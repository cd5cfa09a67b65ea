import { isRecord } from './isRecord.js'

export interface RpcError {
  readonly code: number
  readonly message: string
}

type Payload =
  | { readonly type: 'request'; readonly id: number; readonly method: string; readonly params: unknown }
  | { readonly type: 'result'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: RpcError }
  | { readonly type: 'malformed'; readonly id: number }

/** Parses JSON-RPC 2.0 inside envelopes: ids are integers, and there are no batches. */
export function parsePayload(text: string): Payload | undefined {
  const value = parseJson(text)
  if (!isRecord(value) || value.jsonrpc !== '2.0') return undefined
  const { id, method } = value
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined
  if (typeof method === 'string') return { type: 'request', id, method, params: value.params }
  if (method !== undefined) return undefined
  const hasError = value.error !== undefined && value.error !== null
  if (hasError === (value.result !== undefined)) return { type: 'malformed', id }
  if (!hasError) return { type: 'result', id, result: value.result }
  const error = parseRpcError(value.error)
  return error ? { type: 'error', id, error } : { type: 'malformed', id }
}

function parseRpcError(value: unknown): RpcError | undefined {
  if (!isRecord(value)) return undefined
  const { code, message } = value
  if (typeof code !== 'number' || !Number.isInteger(code)) return undefined
  return { code, message: typeof message === 'string' ? message.slice(0, 500) : '' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
