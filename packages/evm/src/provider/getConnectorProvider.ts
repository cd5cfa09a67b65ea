import type { Connector } from '@portico/core'
import { connectorNotFound, PorticoError } from '@portico/protocol'
import type { Eip1193Provider } from './Eip1193Provider.js'
import { isEip1193Provider } from './isEip1193Provider.js'

/** The provider captured at discovery: a later `window.ethereum = other` has no effect. */
export function getConnectorProvider({ id, provider }: Connector): Eip1193Provider {
  if (isEip1193Provider(provider)) return provider
  throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
}
