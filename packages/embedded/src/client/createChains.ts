import type { CaipNetworkId, ChainNamespace, SourceContext } from '@portico/core'
import { fallbackNetwork, isServed, servedNamespaces } from '../families/servedNamespaces.js'

export interface Chains {
  /** The network that a family is on. */
  get(namespace: ChainNamespace): CaipNetworkId
  /** Whether that is another one than before. */
  enter(chain: CaipNetworkId): boolean
  /** Where the visitor was last, if anywhere. */
  getLast(): CaipNetworkId | undefined
  /** The first configured network that the vault serves. */
  getFirst(): CaipNetworkId
  getRpcUrl(chain: CaipNetworkId): string | undefined
}

// By the form of the id.
export const getNamespace = (chain: CaipNetworkId) => chain.slice(0, chain.indexOf(':')) as ChainNamespace

export const getReference = (chain: CaipNetworkId): string => chain.slice(chain.indexOf(':') + 1)

/** Where each family is, and how its networks are reached. */
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
