import { connectorIds } from '@portico/core/adapter'
import type { CreateConnectorFn } from '@wagmi/core'
import { createSourceConnector } from './createSourceConnector.js'

const ours = [connectorIds.walletConnect, connectorIds.auth]

/**
 * For wagmi's `createConfig({ connectors })`: one for each source of the kit, so that wagmi knows of wallets on other
 * devices and of the embedded one, and finds them again on the next visit. Sources of others go by their `id`.
 */
export function porticoConnectors(sources: readonly string[] = ours): CreateConnectorFn[] {
  return sources.map(createSourceConnector)
}
