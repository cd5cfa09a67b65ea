import type { AdapterContext } from './Adapter.js'
import type { Connector } from './Connector.js'

type Look = (page: unknown, found: ReadonlyMap<string, Connector>) => readonly Connector[]

/**
 * Reports injected wallets, now and after the page has loaded, because some inject late. A wallet keeps the object it
 * was found with, because a script may replace it on the page. Returns a start function, which returns a stop
 * function.
 */
export function createInjectedDiscovery(
  { environment: { page }, options, emit }: AdapterContext,
  look: Look,
): () => () => void {
  const found = new Map<string, Connector>()
  const tell = () => emit({ type: 'connectors', connectors: [...found.values()] })

  function lookAround(): void {
    const before = found.size
    for (const connector of look(page, found)) {
      if (!found.has(connector.id)) found.set(connector.id, connector)
    }
    if (found.size !== before) tell()
  }

  return () => {
    if (!options.wallets.injected) return () => undefined
    tell()
    lookAround()
    page?.addEventListener('load', lookAround)
    return () => page?.removeEventListener('load', lookAround)
  }
}
