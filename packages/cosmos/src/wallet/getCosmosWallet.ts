import type { Connector } from '@portico/core'
import { isRequestProvider, type Page, readProperty } from '@portico/core/adapter'
import { connectorNotFound, PorticoError } from '@portico/protocol'
import type { CosmosWallet } from './CosmosWallet.js'
import { createKeplrWallet } from './createKeplrWallet.js'
import { createRequestWallet } from './createRequestWallet.js'

export function getCosmosWallet({ id, provider }: Connector, page: Page | undefined): CosmosWallet {
  if (
    typeof readProperty(provider, 'getKey') === 'function' &&
    typeof provider === 'object' &&
    provider !== null
  )
    return createKeplrWallet(id, provider, page)
  if (isRequestProvider(provider)) return createRequestWallet(provider)
  throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
}
