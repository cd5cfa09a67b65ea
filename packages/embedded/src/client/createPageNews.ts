import type { CaipNetworkId } from '@portico/core'
import { embeddedFamilies } from '../families/embeddedFamilies.js'
import { isServed, type ServedNamespace } from '../families/servedNamespaces.js'
import type { OwnProvider } from '../provider/createProvider.js'
import { type Chains, getNamespace } from './createChains.js'

export interface PageNewsOptions {
  readonly chains: Chains
  getProviders(): ReadonlyMap<ServedNamespace, OwnProvider>
}

export interface PageNews {
  tellConnected(namespace: ServedNamespace, addresses: readonly string[]): void
  tellAccounts(namespace: ServedNamespace, addresses: readonly string[]): void
  tellChain(chain: CaipNetworkId): void
  tellLoggedOut(): void
}

export function createPageNews({ chains, getProviders }: PageNewsOptions): PageNews {
  const tellAccounts: PageNews['tellAccounts'] = (namespace, addresses) =>
    getProviders().get(namespace)?.emit('accountsChanged', addresses)
  return {
    tellConnected(namespace, addresses) {
      if (addresses.length === 0) return
      const chainId = embeddedFamilies[namespace].formatChain(chains.get(namespace))
      getProviders().get(namespace)?.emit('connect', { chainId })
      tellAccounts(namespace, addresses)
    },
    tellAccounts,
    tellChain(chain) {
      const namespace = getNamespace(chain)
      if (!isServed(namespace)) return
      getProviders().get(namespace)?.emit('chainChanged', embeddedFamilies[namespace].formatChain(chain))
    },
    tellLoggedOut() {
      for (const provider of getProviders().values()) {
        provider.emit('accountsChanged', [])
        provider.emit('disconnect', { code: 4900, message: 'The visitor has logged out.' })
      }
    },
  }
}
