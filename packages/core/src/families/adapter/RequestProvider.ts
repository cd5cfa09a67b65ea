import { PorticoError, unsupportedMethod } from '@portico/protocol'
import { normaliseError } from '../../utils/normaliseError.js'
import { readProperty } from '../../utils/readProperty.js'

export interface RequestProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

export function isRequestProvider(provider: unknown): provider is RequestProvider {
  return typeof readProperty(provider, 'request') === 'function'
}

/** Sends one request. Anything the wallet throws, also synchronously, becomes a `PorticoError`. */
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

/** Calls a method of a wallet's own object, with the same errors. */
export async function callMethod(
  place: unknown,
  name: string,
  inputs: readonly unknown[],
  label = name,
): Promise<unknown> {
  const run = readProperty(place, name)
  if (typeof run !== 'function') throw new PorticoError(unsupportedMethod, { detail: label })
  try {
    return await run.apply(place, inputs)
  } catch (thrown) {
    throw normaliseError(thrown, label)
  }
}
