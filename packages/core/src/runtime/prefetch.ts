import { checkOrigin } from '../catalogue/checkOrigin.js'
import { fetchRemoteFeatures } from '../catalogue/fetchRemoteFeatures.js'
import { prefetchWallets } from '../catalogue/prefetchWallets.js'
import { prepareAdapters } from '../connection/prepareAdapters.js'
import { prepareConnect } from '../connection/prepareConnect.js'
import { prepareQuietly } from '../connection/prepareQuietly.js'
import { waitForIdle } from '../services/waitForIdle.js'
import { selectIsConnected } from '../store/selectors.js'
import type { Portico } from './Portico.js'

/** In the order of need (T-11). Together they would block a slow phone while the dialog animates. */
const parts: readonly ((portico: Portico) => unknown)[] = [fetchRemoteFeatures, prepareSources, checkOrigin]

export async function prefetch(portico: Portico): Promise<void> {
  // First, because the visible list waits for them, and a click on a row for the adapter.
  const begun: unknown[] = [prefetchWallets(portico)]
  prepareAdapters(portico)
  for (const part of parts) {
    await waitForIdle(portico.environment)
    begun.push(part(portico))
  }
  await Promise.all(begun)
}

/** Skipped if there is a wallet on the page, which the visitor most likely uses. */
function prepareSources(portico: Portico): void {
  const state = portico.store.get()
  if (selectIsConnected(state)) return
  const hasWallet = state.connectors.some(({ isSource }) => !isSource)
  for (const source of portico.sources.values())
    if (!hasWallet || source.preparesEarly)
      prepareQuietly(
        portico,
        { prepare: () => prepareConnect(portico, { connectorId: source.id }) },
        source.name,
      )
}
