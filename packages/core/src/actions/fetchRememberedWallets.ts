import { selectCanPair } from '../store/selectCanPair.js'
import type { Portico } from '../types/Portico.js'
import { fetchWalletList } from './fetchWalletList.js'

/** What is stored of a wallet has no links, so that nobody who can write to the storage chooses what is opened. */
export function fetchRememberedWallets(portico: Portico): Promise<void> {
  const ids = portico.store.get().catalogue.recent.map(wallet => wallet.id)
  const isNeeded = selectCanPair(portico.store.get()) && ids.length > 0
  const request = isNeeded ? { page: 1, entries: ids.length, include: ids } : undefined
  return fetchWalletList(portico, 'remembered', request, wallets => wallets)
}
