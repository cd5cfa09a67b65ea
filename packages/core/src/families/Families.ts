import type { ChainNamespace } from './ChainNamespace.js'
import type { Family } from './Family.js'
import { isChainReference } from './isChainReference.js'

export type Families = Readonly<Partial<Record<ChainNamespace, Family>>>

export function toFamilies(rows: readonly Family[]): Families {
  return Object.fromEntries(rows.map(row => [row.namespace, row]))
}

/** The rules of a family. Without any, a family has no abilities and its values are used as they are. */
export function getFamily(families: Families, namespace: ChainNamespace): Family {
  return families[namespace] ?? createPlainFamily(namespace)
}

function createPlainFamily(namespace: ChainNamespace): Family {
  return {
    namespace,
    name: namespace,
    abilities: [],
    accountTypes: [],
    explorerPaths: { address: 'address', transaction: 'tx' },
    methods: {},
    toComparable: address => address,
    parseChainId: chainId => (isChainReference(chainId) ? chainId : undefined),
    isAddress: text => text !== '',
  }
}
