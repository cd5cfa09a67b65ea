import { normaliseError } from '../../utils/normaliseError.js'
import { readProperty } from '../../utils/readProperty.js'

/** What a source gives for a wallet that is not in the page: everything is asked of it by name. */
export interface RequestProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export function isRequestProvider(provider: unknown): provider is RequestProvider {
  return typeof readProperty(provider, 'request') === 'function'
}

/** One request. Whatever the wallet throws, also synchronously, comes out as a `PorticoError`. */
export async function askProvider(
  provider: RequestProvider,
  method: string,
  params: object,
): Promise<unknown> {
  try {
    return await provider.request({ method, params })
  } catch (thrown) {
    throw normaliseError(thrown, method)
  }
}
