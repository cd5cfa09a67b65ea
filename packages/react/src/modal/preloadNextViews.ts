import { type Portico, type RouteName, selectCanPair, selectShownAccount } from '@portico/core'
import { isSavingData } from '../hooks/isSavingData.js'
import { viewRegistry } from './viewRegistry.js'

/** What a visitor is likely to go to from the first view; views that are loaded together come along. */
export function preloadNextViews({ store }: Portico): void {
  if (isSavingData()) return
  const state = store.get()
  const next: readonly RouteName[] = selectShownAccount(state)
    ? ['Networks']
    : [
        'ConnectingExternal',
        'AllWallets',
        ...(selectCanPair(state) ? (['ConnectingWalletConnect'] as const) : []),
      ]
  for (const name of next) {
    // Whoever goes there is told.
    viewRegistry[name].view.load().catch(() => undefined)
  }
}
