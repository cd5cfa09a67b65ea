import {
  internalError,
  invalidInput,
  invalidParams,
  invalidRequest,
  limitExceeded,
  malformedResponse,
  methodNotFound,
  methodNotSupported,
  PorticoError,
  resourceNotFound,
  transactionRejected,
} from '@portico/protocol'
import { rpcAnswerLimit } from '../utils/limits.js'
import { type FetchTextOptions, fetchText } from './fetchText.js'
import { NodeError } from './NodeError.js'
import { parseJson } from './parseJson.js'

export interface RpcRequest {
  readonly method: string
  readonly params?: unknown
}

export interface PostRpcOptions extends Pick<FetchTextOptions, 'environment' | 'limit' | 'signal'> {}

const entries = [
  invalidRequest,
  invalidParams,
  internalError,
  invalidInput,
  resourceNotFound,
  transactionRejected,
  methodNotSupported,
  limitExceeded,
] as const

const longestMessage = 200

export async function postRpc(
  url: string,
  { method, params = [] }: RpcRequest,
  { environment, limit = rpcAnswerLimit, signal }: PostRpcOptions,
): Promise<unknown> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  }
  const reply = parseJson(await fetchText(url, { environment, init, limit, signal }))
  if (isRecord(reply) && isRecord(reply.error)) throw toError(reply.error, method)
  if (!isRecord(reply) || reply.result === undefined)
    throw new PorticoError(malformedResponse, { context: { url } })
  return reply.result
}

function toError(error: Readonly<Record<string, unknown>>, method: string): PorticoError {
  const code = typeof error.code === 'number' ? error.code : 0
  const message = typeof error.message === 'string' ? error.message.slice(0, longestMessage) : ''
  const cause = new NodeError(code, message, error.data)
  if (code === methodNotFound.rpcCode)
    return new PorticoError(methodNotFound, { context: { method }, cause, detail: message })
  const entry = entries.find(({ rpcCode }) => rpcCode === code) ?? internalError
  return new PorticoError(entry, { cause, detail: message })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
