import { invalidParams, invalidRequest, PorticoError } from '@portico/protocol'
import { readProperty } from '../../utils/readProperty.js'
import { toRpcError } from './toRpcError.js'

export interface ProviderCall {
  readonly method: string
  readonly params?: unknown
}

/** Pages hand in anything: what is no request is told so by the numbers of EIP-1193, as every other error. */
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
