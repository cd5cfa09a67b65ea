import { normaliseError, toRpcError } from '@portico/core/adapter'
import type { Eip1193Provider, RequestArguments } from './Eip1193Provider.js'

/** Sends one request to a wallet. Anything it throws, even synchronously, becomes a `PorticoError`. */
export async function requestProvider(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  // Some wallets reject `params: undefined`.
  const request: RequestArguments = params ? { method, params } : { method }
  try {
    return await provider.request(request)
  } catch (thrown) {
    throw normaliseError(thrown, method)
  }
}

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
