import type { Portico } from '../runtime/Portico.js'
import { selectIsConnected } from '../store/selectors.js'
import { prepareQuietly } from './prepareQuietly.js'

/** Loads the code that connects the wallets in the page, so that a click reaches them at once. */
export function prepareAdapters(portico: Portico): void {
  const { adapters, store } = portico
  if (selectIsConnected(store.get())) return
  const found = new Set(store.get().connectors.flatMap(({ chain, isSource }) => (isSource ? [] : chain)))
  for (const adapter of adapters.values())
    if (found.has(adapter.namespace)) prepareQuietly(portico, adapter, `The adapter of ${adapter.namespace}`)
}
