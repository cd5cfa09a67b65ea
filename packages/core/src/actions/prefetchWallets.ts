import { getConnectorImageId } from '../constants/connectors.js'
import { getAssetImageUrl } from '../services/imageUrls.js'
import type { Portico } from '../types/Portico.js'
import { fetchFeaturedWallets } from './fetchFeaturedWallets.js'
import { fetchRecommendedWallets } from './fetchRecommendedWallets.js'

/** Has the first wallets and the pictures of connectors ready (spec §4). Each is fetched once. */
export async function prefetchWallets(portico: Portico): Promise<void> {
  const { options, store, environment } = portico
  for (const { id, imageId, imageUrl, info } of store.get().connectors) {
    const image = imageId ?? getConnectorImageId(id)
    const url = image && !imageUrl && !info?.icon ? getAssetImageUrl(options, image) : undefined
    if (url) environment.preloadImage(url)
  }
  await Promise.all([fetchFeaturedWallets(portico), fetchRecommendedWallets(portico)])
}
