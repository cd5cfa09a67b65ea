import type { Portico } from '../runtime/Portico.js'
import { getPictures } from '../services/getPictures.js'
import { waitForIdle } from '../services/waitForIdle.js'
import { preloadPictures } from './preloadPictures.js'

/** Preloads the pictures of the site's networks when the page is idle, before a list shows them (T-11). */
export async function preloadNetworkPictures(portico: Portico): Promise<void> {
  await waitForIdle(portico.environment)
  const { requested } = portico.store.get().networks
  preloadPictures(
    portico,
    requested.map(network => getPictures(portico.options, { network })[0]),
  )
}
