import { getNetworkPicture } from '../services/pictures.js'
import { selectIsConnected } from '../store/selectors.js'
import type { Portico } from '../types/Portico.js'
import { checkOrigin } from './checkOrigin.js'
import { fetchRemoteFeatures } from './fetchRemoteFeatures.js'
import { prefetchWallets } from './prefetchWallets.js'
import { preloadPictures } from './preloadPictures.js'

/**
 * What an open modal wants at hand: what talks to the wallets of this page and to others, remote
 * features, the origin check, first wallets, network pictures (T-11).
 */
export async function prefetch(portico: Portico): Promise<void> {
  const { store, options } = portico
  if (!selectIsConnected(store.get())) {
    const found = new Set(store.get().connectors.flatMap(({ chain, isSource }) => (isSource ? [] : chain)))
    for (const adapter of portico.adapters.values())
      if (found.has(adapter.namespace)) prepare(portico, adapter, `The adapter of ${adapter.namespace}`)
    for (const source of portico.sources.values()) prepare(portico, source, source.name)
  }
  const { requested } = store.get().networks
  preloadPictures(
    portico,
    requested.map(network => getNetworkPicture(options, network)),
  )
  await Promise.all([fetchRemoteFeatures(portico), checkOrigin(portico), prefetchWallets(portico)])
}

/** Whoever needs it and finds it missing loads it again, and says so. */
function prepare(portico: Portico, part: { prepare?(): Promise<void> }, name: string): void {
  part.prepare?.().catch(error => portico.environment.logger.warn(`${name} could not be prepared.`, error))
}
