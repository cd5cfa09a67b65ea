import type { AdapterContext } from '@portico/core'
import type { Connector as WagmiConnector } from '@wagmi/core'
import { parseRdns } from '../discovery/parseRdns.js'

export interface Twins {
  /** Whether a connector of wagmi leads to a wallet that the kit has from a source. */
  has(uid: string): boolean
  look(connectors: readonly WagmiConnector[]): void
}

/**
 * A source may announce its wallet to other libraries on the page (EIP-6963). wagmi makes a connector of it like of any
 * other, and only the provider tells that it is the same wallet.
 */
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
        // Others may load a library before they have a provider.
        if (asked.has(uid) || type !== 'injected' || !parseRdns(id)) continue
        asked.add(uid)
        void ask(connector)
      }
    },
  }
}
