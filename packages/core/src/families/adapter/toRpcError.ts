import { PorticoError } from '@portico/protocol'
import { readProperty } from '../../utils/readProperty.js'

/** Converts the kit's errors for libraries, which distinguish errors by EIP-1193 codes. */
export function toRpcError(error: unknown): unknown {
  if (!(error instanceof PorticoError) || error.rpcCode === undefined) return error
  const { message, rpcCode: code, cause } = error
  return Object.assign(new Error(message, { cause: error }), { code, data: readProperty(cause, 'data') })
}
