import type { AdapterContext } from './Adapter.js'
import type { Connector } from './Connector.js'

/** What stands on the page now and may be a wallet. */
type Look = (page: unknown, found: ReadonlyMap<string, Connector>) => readonly Connector[]

/**
 * Tells the wallets that stand on the page, now and once it has loaded: some come late. A wallet keeps the object it
 * was found with: a script may replace it on the page. Returns how to begin; that returns how to stop.
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
