import type { AdapterFactory, Connector } from '@portico/core'
import { cosmosFamily, createInjectedDiscovery, defineAdapter, readProperty } from '@portico/core/adapter'
import { knownWallets } from './knownWallets.js'

/** Creates the Cosmos adapter, for Keplr-compatible wallets on the page and wallets of other sources. */
export const cosmos = (): AdapterFactory<'cosmos'> =>
  defineAdapter(cosmosFamily, 'cosmos', context => ({
    discover: createInjectedDiscovery(context, findWallets),
    load: async isListening =>
      (await import('./createCosmosClient.js')).createCosmosClient(context, isListening),
  }))

function findWallets(page: unknown, found: ReadonlyMap<string, Connector>): readonly Connector[] {
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
