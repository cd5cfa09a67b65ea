import { toRpcError } from '@portico/core/adapter'
import type { Eip1193Provider } from './Eip1193Provider.js'

/** The kit's own provider as libraries expect one, with the errors of EIP-1193. */
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
