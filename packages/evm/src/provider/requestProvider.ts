import { normaliseError } from '@portico/core/adapter'
import type { Eip1193Provider, RequestArguments } from './Eip1193Provider.js'

/** One request to a wallet. Whatever it throws, also synchronously, comes out as a `PorticoError`. */
export async function requestProvider(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  // Some wallets refuse a `params` that is present but undefined.
  const request: RequestArguments = params ? { method, params } : { method }
  try {
    return await provider.request(request)
  } catch (thrown) {
    throw normaliseError(thrown, method)
  }
}
