import { preloadPictures } from '../catalogue/preloadPictures.js'
import { waitForIdle } from '../environment/waitForIdle.js'
import { getPictures } from '../services/getPictures.js'
import type { Portico } from '../types/Portico.js'

/** Preloads the pictures of the site's networks when the page is idle, before a list shows them (T-11). */
export async function preloadNetworkPictures(portico: Portico): Promise<void> {
  await waitForIdle(portico.environment)
  const { requested } = portico.store.get().networks
  preloadPictures(
    portico,
    requested.map(network => getPictures(portico.options, { network })[0]),
  )
}
