import type { Connector } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
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
