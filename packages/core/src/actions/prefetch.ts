import { getNetworkPicture } from '../services/pictures.js'
import { selectIsConnected } from '../store/selectors.js'
import type { Portico } from '../types/Portico.js'
import { checkOrigin } from './checkOrigin.js'
import { fetchRemoteFeatures } from './fetchRemoteFeatures.js'
import { prefetchWallets } from './prefetchWallets.js'
import { preloadPictures } from './preloadPictures.js'

/** What an open modal wants at hand: remote features, the origin check, first wallets, network pictures (T-11). */
export async function prefetch(portico: Portico): Promise<void> {
  const { store, environment, options } = portico
  if (!selectIsConnected(store.get())) {
    for (const source of portico.sources.values())
      source
        .prepare?.()
        .catch(error => environment.logger.warn(`${source.name} could not be prepared.`, error))
  }
  const { requested } = store.get().networks
  preloadPictures(
    portico,
    requested.map(network => getNetworkPicture(options, network)),
  )
  await Promise.all([fetchRemoteFeatures(portico), checkOrigin(portico), prefetchWallets(portico)])
}
