import { readProperty } from '@portico/core/adapter'
import { PorticoError } from '@portico/protocol'
import type { Eip1193Provider } from './Eip1193Provider.js'

/** The kit's own provider as libraries expect one: they tell errors apart by the numbers of EIP-1193. */
export function withRpcCodes(provider: Eip1193Provider): Eip1193Provider {
  return {
    request: call =>
      provider.request(call).catch((error: unknown) => {
        throw toRpcError(error)
      }),
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
}

export function toRpcError(error: unknown): unknown {
  if (!(error instanceof PorticoError) || error.rpcCode === undefined) return error
  const { message, rpcCode: code, cause } = error
  return Object.assign(new Error(message, { cause: error }), { code, data: readProperty(cause, 'data') })
}
