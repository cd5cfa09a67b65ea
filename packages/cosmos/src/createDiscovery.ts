import type { Connector } from '@portico/core'
import type { AdapterContext } from '@portico/core/adapter'
import { createInjectedDiscovery, readProperty } from '@portico/core/adapter'
import { knownWallets } from './knownWallets.js'

export const createDiscovery = (context: AdapterContext) => createInjectedDiscovery(context, look)

function look(page: unknown, found: ReadonlyMap<string, Connector>): readonly Connector[] {
  const connectors: Connector[] = []
  for (const { id, name, path } of knownWallets) {
    const provider = path.reduce<unknown>(readProperty, page)
    // A wallet may also inject itself under another wallet's name.
    const isKnown = [...found.values(), ...connectors].some(other => other.provider === provider)
    if (isKnown || typeof readProperty(provider, 'getKey') !== 'function') continue
    connectors.push({ id, name, type: 'INJECTED', chain: 'cosmos', info: { name, rdns: id }, provider })
  }
  return connectors
}
