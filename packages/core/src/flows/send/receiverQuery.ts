import { resolveName } from '../../data/resolveName.js'
import type { CaipNetworkId } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { cacheLifetimes } from '../../query/cacheLifetimes.js'
import { defineQuery } from '../../query/Query.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'

export interface TypedReceiver {
  readonly typed: string
  readonly caipNetworkId: CaipNetworkId
}

/** Who is meant by what was typed. */
export interface FoundReceiver {
  /** Undefined where it is neither an address nor a name that leads to one. */
  readonly address: string | undefined
  readonly name?: string | undefined
}

/** An address is itself; a name is looked up where the family has names. */
export const receiverQuery = defineQuery<FoundReceiver, TypedReceiver>({
  name: 'receiver',
  key: ({ typed, caipNetworkId }) => `${caipNetworkId}:${typed.trim()}`,
  lifetime: cacheLifetimes.name,
  async fetch(portico, { typed, caipNetworkId }, signal) {
    const { chainNamespace: namespace } = parseCaipNetworkId(caipNetworkId)
    const receiver = typed.trim()
    if (getFamily(portico.store.get().families, namespace).isAddress(receiver)) return { address: receiver }
    const address = await resolveName(portico, { name: receiver, namespace, signal })
    return { address, ...(address !== undefined && { name: receiver.toLowerCase() }) }
  },
})
