import { preloadPictures } from '../catalogue/preloadPictures.js'
import { waitForIdle } from '../environment/waitForIdle.js'
import { getPictures } from '../services/getPictures.js'
import type { Portico } from '../types/Portico.js'

/** Has the pictures of the site's networks ready before a list shows them (T-11), when the page is idle. */
export async function preloadNetworkPictures(portico: Portico): Promise<void> {
  await waitForIdle(portico.environment)
  const { requested } = portico.store.get().networks
  preloadPictures(
    portico,
    requested.map(network => getPictures(portico.options, { network })[0]),
  )
}
