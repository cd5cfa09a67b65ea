import type { AdapterContext } from '@portico/core/adapter'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { parseRdns } from '../discovery/parseAnnouncement.js'

interface Twins {
  /** Whether a wagmi connector leads to a wallet that the kit has from a source. */
  has(uid: string): boolean
  look(connectors: readonly WagmiConnector[]): void
}

/** wagmi adds a connector for an announced wallet of a source; only its provider reveals that. */
export function createTwins(store: AdapterContext['store'], onFound: () => void): Twins {
  const asked = new Set<string>()
  const found = new Set<string>()

  async function ask(connector: WagmiConnector): Promise<void> {
    const provider = await connector.getProvider().catch(() => undefined)
    const { connectors } = store.get()
    if (!provider || !connectors.some(known => known.isSource && known.provider === provider)) return
    found.add(connector.uid)
    onFound()
  }

  return {
    has: uid => found.has(uid),
    look(connectors) {
      for (const connector of connectors) {
        const { id, uid, type } = connector
        // Other connectors may load a library to get their provider.
        if (asked.has(uid) || type !== 'injected' || !parseRdns(id)) continue
        asked.add(uid)
        void ask(connector)
      }
    },
  }
}
