import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { SourceContext } from '@portico/core/adapter'
import { fallbackNetwork, isServed, servedNamespaces } from '../families/servedNamespaces.js'

export interface Chains {
  get(namespace: ChainNamespace): CaipNetworkId
  enter(chain: CaipNetworkId): boolean
  getLast(): CaipNetworkId | undefined
  getFirst(): CaipNetworkId
  getRpcUrl(chain: CaipNetworkId): string | undefined
}

// CAIP-2 ids start with a namespace.
export const getNamespace = (chain: CaipNetworkId) => chain.slice(0, chain.indexOf(':')) as ChainNamespace

export const getReference = (chain: CaipNetworkId): string => chain.slice(chain.indexOf(':') + 1)

export function createChains({ getNetworks, getRpcUrls }: SourceContext): Chains {
  const entered = new Map<ChainNamespace, CaipNetworkId>()
  const find = (isMeant: (namespace: ChainNamespace) => boolean): CaipNetworkId =>
    getNetworks().find(id => isMeant(getNamespace(id))) ?? fallbackNetwork
  return {
    get: namespace => entered.get(namespace) ?? find(name => name === namespace),
    enter(chain) {
      const isNews = entered.get(getNamespace(chain)) !== chain
      entered.set(getNamespace(chain), chain)
      return isNews
    },
    getLast() {
      const visited = servedNamespaces.map(namespace => entered.get(namespace))
      return visited.find(chain => chain !== undefined)
    },
    getFirst: () => find(isServed),
    getRpcUrl: chain => getRpcUrls(chain).find(url => /^https?:\/\//.test(url)),
  }
}
