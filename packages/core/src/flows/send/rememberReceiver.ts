import type { ChainNamespace } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { recentReceiversKept } from '../../utils/limits.js'
import type { RecentReceiver } from './RecentReceiver.js'

/** Stores a receiver, latest first, until the visitor disconnects. */
export function rememberReceiver(
  { storage, store }: Portico,
  namespace: ChainNamespace,
  receiver: RecentReceiver,
): void {
  const family = getFamily(store.get().families, namespace)
  const all = storage.get('recentReceivers')
  const others = (all?.[namespace] ?? []).filter(
    ({ address }) => !isSameAddress(family, address, receiver.address),
  )
  storage.set('recentReceivers', {
    ...all,
    [namespace]: [receiver, ...others].slice(0, recentReceiversKept),
  })
}

export function listRecentReceivers(
  { storage }: Portico,
  namespace: ChainNamespace,
): readonly RecentReceiver[] {
  return storage.get('recentReceivers')?.[namespace] ?? []
}
