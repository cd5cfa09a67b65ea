import { selectNetworkImage } from '../store/selectImages.js'
import type { Portico } from '../types/Portico.js'
import { checkOrigin } from './checkOrigin.js'
import { fetchRemoteFeatures } from './fetchRemoteFeatures.js'
import { prefetchWallets } from './prefetchWallets.js'

/** What an open modal wants at hand: remote features, the origin check, first wallets, network pictures (spec §4). */
export async function prefetch(portico: Portico): Promise<void> {
  const { store, environment, options } = portico
  for (const network of store.get().networks.requested) {
    const image = selectNetworkImage(options, network)
    if (image) environment.preloadImage(image)
  }
  await Promise.all([fetchRemoteFeatures(portico), checkOrigin(portico), prefetchWallets(portico)])
}
