import { walletsPageLimit } from '@portico/protocol'
import type { Portico } from '../types/Portico.js'
import { fetchWalletList } from './fetchWalletList.js'

/** Looks up what the owner excludes: an installed wallet is told by its rdns or name, not by its id there. */
export function fetchExcludedWallets(portico: Portico): Promise<void> {
  const ids = portico.options.wallets.exclude.slice(0, walletsPageLimit)
  const request = ids.length > 0 ? { page: 1, entries: ids.length, include: ids } : undefined
  return fetchWalletList(portico, 'excluded', request, wallets => wallets)
}
