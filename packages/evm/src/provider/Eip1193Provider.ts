import type { Connector } from '@portico/core'
import { normaliseError, readProperty, toRpcError } from '@portico/core/adapter'
import { connectorNotFound, PorticoError } from '@portico/protocol'

export interface RequestArguments {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | undefined
}

type Listener = (value: unknown) => void

export interface Eip1193Provider {
  request(request: RequestArguments): Promise<unknown>
  on?(event: string, listener: Listener): unknown
  removeListener?(event: string, listener: Listener): unknown
}

/** Whether a value has the shape of an EIP-1193 provider. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  return typeof readProperty(value, 'request') === 'function'
}

/** The provider captured at discovery: a later `window.ethereum = other` has no effect. */
export function getConnectorProvider({ id, provider }: Connector): Eip1193Provider {
  if (isEip1193Provider(provider)) return provider
  throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
}

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
