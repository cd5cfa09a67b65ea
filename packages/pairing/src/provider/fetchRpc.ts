import type { Environment } from '@portico/core'
import { requestRetries, requestTimeout, retryDelay, withRetry, withTimeout } from '@portico/core/adapter'
import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  internalError,
  malformedResponse,
  noRpcUrl,
  PorticoError,
} from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import { PeerError } from '../messages/PeerError.js'

export interface RpcRead {
  readonly method: string
  readonly params: unknown
}

/** Reads a chain over HTTP, one endpoint after the other; an error of the chain itself is an answer. */
export function fetchRpc(
  environment: Environment,
  urls: readonly string[],
  chainId: string,
  read: RpcRead,
): Promise<unknown> {
  let turn = 0
  const askNext = async () => {
    const url = urls[turn++ % urls.length]
    if (url === undefined) throw new PorticoError(noRpcUrl, { context: { chainId } })
    return post(environment, url, read)
  }
  return withRetry(askNext, {
    environment,
    retries: urls.length > 0 ? requestRetries : 0,
    delay(error, attempt) {
      if (error instanceof PorticoError && error.code === internalError.code) return undefined
      return attempt + 1 < urls.length ? 0 : retryDelay * 2 ** attempt
    },
  })
}

function post(environment: Environment, url: string, { method, params = [] }: RpcRead): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const ask = async (signal: AbortSignal) => {
    const response = await environment
      .fetch(url, { method: 'POST', headers, body, signal, credentials: 'omit' })
      .catch((cause: unknown) => {
        throw new PorticoError(httpUnreachable, { context: { url }, cause })
      })
    if (!response.ok) throw new PorticoError(httpStatus, { context: { url, status: response.status } })
    const reply: unknown = await response.json().catch(() => undefined)
    if (!isRecord(reply)) throw new PorticoError(malformedResponse, { context: { url } })
    if (isRecord(reply.error)) throw toChainError(reply.error)
    if (reply.result === undefined) throw new PorticoError(malformedResponse, { context: { url } })
    return reply.result
  }
  return withTimeout(ask, {
    environment,
    milliseconds: requestTimeout,
    error: () => new PorticoError(httpTimeout, { context: { url, seconds: requestTimeout / 1000 } }),
  })
}

function toChainError(error: Readonly<Record<string, unknown>>): PorticoError {
  const code = typeof error.code === 'number' ? error.code : 0
  const message = typeof error.message === 'string' ? error.message.slice(0, 200) : ''
  const cause = Object.assign(new PeerError({ code, message }), { data: error.data })
  return new PorticoError(internalError, { cause, detail: message })
}
