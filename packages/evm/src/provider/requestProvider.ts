import { normaliseError } from '@portico/core/adapter'
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
