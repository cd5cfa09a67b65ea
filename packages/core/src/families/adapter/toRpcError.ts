import { PorticoError } from '@portico/protocol'
import { readProperty } from '../../utils/readProperty.js'

/** One of the kit's errors as libraries expect it: they tell errors apart by the numbers of EIP-1193. */
export function toRpcError(error: unknown): unknown {
  if (!(error instanceof PorticoError) || error.rpcCode === undefined) return error
  const { message, rpcCode: code, cause } = error
  return Object.assign(new Error(message, { cause: error }), { code, data: readProperty(cause, 'data') })
}
