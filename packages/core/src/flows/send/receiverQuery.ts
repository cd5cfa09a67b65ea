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

export interface FoundReceiver {
  /** Undefined if it is neither an address nor a name that resolves. */
  readonly address: string | undefined
  readonly name?: string | undefined
}

/** Resolves a typed receiver: an address is itself, a name is looked up in families with names. */
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
