import type { Connector } from '@portico/core'
import type { ConnectorType } from '@portico/core/adapter'
import { toComparableName } from './isConnectorOf.js'

/** A wallet on the page with one connector per chain family that it supports. */
export interface ConnectorGroup {
  readonly name: string
  readonly type: ConnectorType
  readonly connectors: readonly [Connector, ...Connector[]]
}

/**
 * Joins the connectors of one wallet across families. Two connectors of the same family are two wallets, even under
 * the same name, and stay separate.
 */
export function groupConnectors(connectors: readonly Connector[]): readonly ConnectorGroup[] {
  const byName = new Map<string, [Connector, ...Connector[]]>()
  for (const connector of connectors) {
    const name = toComparableName(connector.name)
    const group = byName.get(name)
    if (group) group.push(connector)
    else byName.set(name, [connector])
  }
  return [...byName.values()].flatMap(group =>
    isOneWallet(group) ? [toGroup(group)] : group.map(only => toGroup([only])),
  )
}

function isOneWallet(group: readonly Connector[]): boolean {
  return new Set(group.map(connector => connector.chain)).size === group.length
}

function toGroup(connectors: readonly [Connector, ...Connector[]]): ConnectorGroup {
  const [first, ...others] = connectors
  return { name: first.name, type: others.length > 0 ? 'MULTI_CHAIN' : first.type, connectors }
}

export function findGroup(connectors: readonly Connector[], name: string): ConnectorGroup | undefined {
  const wanted = toComparableName(name)
  return groupConnectors(connectors).find(group => toComparableName(group.name) === wanted)
}
