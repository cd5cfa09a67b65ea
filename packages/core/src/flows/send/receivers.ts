import { resolveName } from '../../data/resolveName.js'
import type { CaipNetworkId, ChainNamespace } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { cacheLifetimes } from '../../query/cacheLifetimes.js'
import { defineQuery } from '../../query/Query.js'
import type { Portico } from '../../runtime/Portico.js'
import type { RecentReceiver } from '../../store/slices/send.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { recentReceiversKept } from '../../utils/limits.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'

interface TypedReceiver {
  readonly typed: string
  readonly caipNetworkId: CaipNetworkId
}

interface FoundReceiver {
  /** Undefined if it is neither an address nor a name that resolves. */
  readonly address: string | undefined
  readonly name?: string | undefined
}

/** Resolves a typed receiver: an address is itself, a name is looked up in families with names. */
export const receiverQuery = defineQuery<FoundReceiver, TypedReceiver>({
  name: 'receiver',
  queryKey: ({ typed, caipNetworkId }) => `${caipNetworkId}:${typed.trim()}`,
  staleTime: cacheLifetimes.name,
  async queryFn(portico, { typed, caipNetworkId }, signal) {
    const { chainNamespace: namespace } = parseCaipNetworkId(caipNetworkId)
    const receiver = typed.trim()
    if (getFamily(portico.store.get().families, namespace).isAddress(receiver)) return { address: receiver }
    const address = await resolveName(portico, { name: receiver, namespace, signal })
    return { address, ...(address !== undefined && { name: receiver.toLowerCase() }) }
  },
})

/** Stores a receiver, latest first, until the visitor disconnects. */
export function rememberReceiver(
  portico: Portico,
  namespace: ChainNamespace,
  receiver: RecentReceiver,
): void {
  const family = getFamily(portico.store.get().families, namespace)
  const others = listRecentReceivers(portico, namespace).filter(
    ({ address }) => !isSameAddress(family, address, receiver.address),
  )
  portico.storage.set('recentReceivers', {
    ...portico.storage.get('recentReceivers'),
    [namespace]: [receiver, ...others].slice(0, recentReceiversKept),
  })
}

export const listRecentReceivers = (
  { storage }: Portico,
  namespace: ChainNamespace,
): readonly RecentReceiver[] => storage.get('recentReceivers')?.[namespace] ?? []
