import { walletsPageLimit } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { fetchWalletList } from './fetchWalletList.js'

export function fetchFeaturedWallets(portico: Portico): Promise<void> {
  const ids = portico.options.wallets.featured.slice(0, walletsPageLimit)
  const request = ids.length > 0 ? { page: 1, entries: ids.length, include: ids } : undefined
  return fetchWalletList(portico, 'featured', request, wallets =>
    ids.flatMap(id => wallets.find(wallet => wallet.id === id) ?? []),
  )
}
