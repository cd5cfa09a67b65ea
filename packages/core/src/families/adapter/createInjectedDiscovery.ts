import type { AdapterContext } from './Adapter.js'
import type { Connector } from './Connector.js'

type Look = (page: unknown, found: ReadonlyMap<string, Connector>) => readonly Connector[]

/** Looks again after load: some inject late. A found object is kept, because scripts may replace it later. */
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
