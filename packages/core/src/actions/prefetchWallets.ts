import { getPictures } from '../services/getPictures.js'
import type { Portico } from '../types/Portico.js'
import { fetchExcludedWallets } from './fetchExcludedWallets.js'
import { fetchFeaturedWallets } from './fetchFeaturedWallets.js'
import { fetchRecommendedWallets } from './fetchRecommendedWallets.js'
import { fetchRememberedWallets } from './fetchRememberedWallets.js'
import { preloadPictures } from './preloadPictures.js'

/** Has the first wallets and the pictures of connectors ready (T-11). Each is fetched once. */
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
