import type { Environment } from '@portico/core'
import { requestTimeout, withTimeout } from '@portico/core/adapter'
import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  internalError,
  malformedResponse,
  PorticoError,
} from '@portico/protocol'
import { normaliseError } from '../normalise/normaliseError.js'
import { readProperty } from '../normalise/readProperty.js'

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** One JSON-RPC call to one endpoint, answered within ten seconds or not at all. */
export function postRpc(
  environment: Environment,
  url: string,
  { method, params }: RpcRequest,
): Promise<unknown> {
  const context = { url }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const seconds = requestTimeout / 1000

  async function post(signal: AbortSignal): Promise<unknown> {
    const response = await environment
      .fetch(url, { method: 'POST', headers, body, signal, credentials: 'omit' })
      .catch((cause: unknown) => {
        throw new PorticoError(httpUnreachable, { context, cause })
      })
    if (!response.ok) throw new PorticoError(httpStatus, { context: { url, status: response.status } })
    const reply: unknown = await response.json().catch(() => undefined)
    const error = readProperty(reply, 'error')
    if (error) throw normaliseError(error, method, internalError)
    const result = readProperty(reply, 'result')
    if (result === undefined) throw new PorticoError(malformedResponse, { context })
    return result
  }

  return withTimeout(post, {
    environment,
    milliseconds: requestTimeout,
    error: () => new PorticoError(httpTimeout, { context: { url, seconds } }),
  })
}
