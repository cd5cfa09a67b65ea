import { getNetworkPicture } from '../services/pictures.js'
import { selectIsConnected } from '../store/selectors.js'
import type { Portico } from '../types/Portico.js'
import { checkOrigin } from './checkOrigin.js'
import { fetchRemoteFeatures } from './fetchRemoteFeatures.js'
import { prefetchWallets } from './prefetchWallets.js'

/** What an open modal wants at hand: remote features, the origin check, first wallets, network pictures (spec §4). */
export async function prefetch(portico: Portico): Promise<void> {
  const { store, environment, options } = portico
  // A code to scan is then one round trip away.
  if (!selectIsConnected(store.get()) && !options.manualWCControl) portico.pairing?.warm()
  for (const network of store.get().networks.requested) {
    const picture = getNetworkPicture(options, network)
    if (picture) environment.preloadImage(picture)
  }
  await Promise.all([fetchRemoteFeatures(portico), checkOrigin(portico), prefetchWallets(portico)])
}
