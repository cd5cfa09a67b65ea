import { checkOrigin } from '../catalogue/checkOrigin.js'
import { fetchRemoteFeatures } from '../catalogue/fetchRemoteFeatures.js'
import { prefetchWallets } from '../catalogue/prefetchWallets.js'
import { prepareConnect } from '../connection/prepareConnect.js'
import { prepareQuietly } from '../connection/prepareQuietly.js'
import { waitForIdle } from '../environment/waitForIdle.js'
import { selectIsConnected } from '../store/selectors.js'
import type { Portico } from '../types/Portico.js'

/**
 * What an open modal wants at hand besides its wallets (T-11), in the order in which a visitor gets to need it. Each is
 * begun when the page is idle: together they would hold up a slow phone for a tenth of a second, while the dialog moves
 * in and its visitor begins to scroll.
 */
const parts: readonly ((portico: Portico) => unknown)[] = [
  fetchRemoteFeatures,
  prepareAdapters,
  prepareSources,
  checkOrigin,
]

export async function prefetch(portico: Portico): Promise<void> {
  // The list that is on the screen waits for them.
  const begun: unknown[] = [prefetchWallets(portico)]
  for (const part of parts) {
    await waitForIdle(portico.environment)
    begun.push(part(portico))
  }
  await Promise.all(begun)
}

/** What talks to the wallets that the page has; nothing of families without one. */
function prepareAdapters(portico: Portico): void {
  const { adapters, store } = portico
  if (selectIsConnected(store.get())) return
  const found = new Set(store.get().connectors.flatMap(({ chain, isSource }) => (isSource ? [] : chain)))
  for (const adapter of adapters.values())
    if (found.has(adapter.namespace)) prepareQuietly(portico, adapter, `The adapter of ${adapter.namespace}`)
}

/** Whoever has a wallet in the page most likely takes that. */
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
