import { connectorIds } from '@portico/core/adapter'
import type { CreateConnectorFn } from '@wagmi/core'
import { createSourceConnector } from './createSourceConnector.js'

const ours = [connectorIds.walletConnect, connectorIds.auth]

/** Connectors for wagmi's `createConfig`, one per source of the kit. Pass the `id` of third-party sources. */
export function porticoConnectors(sources: readonly string[] = ours): CreateConnectorFn[] {
  return sources.map(createSourceConnector)
}
