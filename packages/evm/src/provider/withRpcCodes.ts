import { toRpcError } from '@portico/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'

/** Wraps the kit's own provider so that it throws EIP-1193 errors, as libraries expect. */
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
