import type { ChainNamespace } from '../families/ChainNamespace.js'
import { removeQueries } from '../query/changeQueries.js'
import type { Portico } from '../runtime/Portico.js'

/** Queries whose keys contain accounts. Listed by name, so that they are not loaded here. */
const names = [
  'balance',
  'portfolio',
  'activity',
  'nfts',
  'identity',
  'names',
  'capabilities',
  'smartSessions',
  'signIns',
]

/** Removes fetched data, which would reveal the disconnected addresses. */
export function forgetFetched(portico: Portico, namespaces: readonly ChainNamespace[]): void {
  const { storage } = portico
  storage.remove('nativeBalanceCache')
  const receivers = Object.entries(storage.get('recentReceivers') ?? {}).filter(
    ([namespace]) => !namespaces.includes(namespace as ChainNamespace), // a key of a table by namespace
  )
  if (receivers.length === 0) storage.remove('recentReceivers')
  else storage.set('recentReceivers', Object.fromEntries(receivers))
  const isOfOthers = ({ caipAddress }: { readonly caipAddress: string }) =>
    !namespaces.some(namespace => caipAddress.startsWith(`${namespace}:`))
  const pending = (storage.get('pendingTransactions') ?? []).filter(isOfOthers)
  if (pending.length === 0) storage.remove('pendingTransactions')
  else storage.set('pendingTransactions', pending)
  const purchase = storage.get('purchase')?.caipAddress
  if (namespaces.some(namespace => purchase?.startsWith(`${namespace}:`))) storage.remove('purchase')
  const sends = (storage.get('openSends') ?? []).filter(isOfOthers)
  if (sends.length === 0) storage.remove('openSends')
  else storage.set('openSends', sends)
  const swaps = (storage.get('openSwaps') ?? []).filter(isOfOthers)
  if (swaps.length === 0) storage.remove('openSwaps')
  else storage.set('openSwaps', swaps)
  const isAbout = (key: string) => namespaces.some(namespace => ` ${key}`.includes(` ${namespace}:`))
  for (const name of names) removeQueries(portico, { name }, isAbout)
}
