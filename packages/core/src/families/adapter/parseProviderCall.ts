import { invalidParams, invalidRequest, PorticoError } from '@portico/protocol'
import { readProperty } from '../../utils/readProperty.js'
import { toRpcError } from './toRpcError.js'

export interface ProviderCall {
  readonly method: string
  readonly params?: unknown
}

/** Validates a request from a page. Errors use EIP-1193 codes. */
export function parseProviderCall<Call extends ProviderCall>(call: Call): Call {
  const method: unknown = readProperty(call, 'method')
  if (typeof method !== 'string' || method === '') throw toRpcError(new PorticoError(invalidRequest))
  const params: unknown = readProperty(call, 'params')
  if (params !== undefined && params !== null && typeof params !== 'object') {
    const detail = 'They have to be a list or an object.'
    throw toRpcError(new PorticoError(invalidParams, { detail }))
  }
  return call
}
