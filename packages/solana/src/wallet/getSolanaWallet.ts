import type { Connector } from '@portico/core'
import { isRequestProvider, readProperty } from '@portico/core/adapter'
import { connectorNotFound, PorticoError } from '@portico/protocol'
import { createRequestWallet } from './createRequestWallet.js'
import { createStandardWallet } from './createStandardWallet.js'
import type { SolanaWallet } from './SolanaWallet.js'

export function getSolanaWallet({ id, provider }: Connector): SolanaWallet {
  if (isRequestProvider(provider)) return createRequestWallet(provider)
  if (typeof provider === 'object' && provider !== null && readProperty(provider, 'features'))
    return createStandardWallet(provider)
  throw new PorticoError(connectorNotFound, { context: { connectorId: id } })
}
