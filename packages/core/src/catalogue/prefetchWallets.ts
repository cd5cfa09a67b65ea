import { walletsPageLimit } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { getPictures } from '../services/getPictures.js'
import { selectCanPair } from '../store/selectCanPair.js'
import { fetchFeaturedWallets } from './fetchFeaturedWallets.js'
import { fetchRecommendedWallets } from './fetchRecommendedWallets.js'
import { fetchWalletList } from './fetchWalletList.js'
import { preloadPictures } from './preloadPictures.js'

/** Prefetches the first wallets and the connectors' pictures (T-11). Each is fetched once. */
export async function prefetchWallets(portico: Portico): Promise<void> {
  const { connectors } = portico.store.get()
  preloadPictures(
    portico,
    connectors.map(connector => getPictures(portico.options, { connector })[0]),
  )
  await Promise.all([
    fetchFeaturedWallets(portico),
    fetchRecommendedWallets(portico),
    fetchRememberedWallets(portico),
    fetchExcludedWallets(portico),
  ])
}

function fetchRememberedWallets(portico: Portico): Promise<void> {
  const ids = portico.store.get().catalogue.recent.map(wallet => wallet.id)
  const isNeeded = selectCanPair(portico.store.get()) && ids.length > 0
  const request = isNeeded ? { page: 1, entries: ids.length, include: ids } : undefined
  return fetchWalletList(portico, 'remembered', request, wallets => wallets)
}

/** Fetches excluded wallets: an installed wallet is matched by rdns or name, not by its registry id. */
function fetchExcludedWallets(portico: Portico): Promise<void> {
  const ids = portico.options.wallets.exclude.slice(0, walletsPageLimit)
  const request = ids.length > 0 ? { page: 1, entries: ids.length, include: ids } : undefined
  return fetchWalletList(portico, 'excluded', request, wallets => wallets)
}
