import type { AdapterContext, Connector } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { knownWallets } from './knownWallets.js'

/**
 * Tells the wallets on the page, now and once it has loaded: some come late. A wallet keeps the object it was found
 * with: a script may replace it on the page.
 */
export function createDiscovery({ environment, options, emit }: AdapterContext): () => () => void {
  const { page } = environment
  const found = new Map<string, Connector>()

  function look(): void {
    const before = found.size
    for (const { id, name, path } of knownWallets) {
      const provider = path.reduce<unknown>(readProperty, page)
      // One wallet may stand under the name of another, too, so as to be found by sites that look for that one.
      const known = found.has(id) || [...found.values()].some(other => other.provider === provider)
      if (known || typeof readProperty(provider, 'getKey') !== 'function') continue
      found.set(id, { id, name, type: 'INJECTED', chain: 'cosmos', info: { name, rdns: id }, provider })
    }
    if (found.size !== before) tell()
  }

  const tell = () => emit({ type: 'connectors', connectors: [...found.values()] })

  return () => {
    if (!options.enableInjected) return () => undefined
    tell()
    look()
    page?.addEventListener('load', look)
    return () => page?.removeEventListener('load', look)
  }
}
