import { type PlainRouteName, type Portico, selectCanPair, selectShownAccount } from '@portico/core'
import { isSavingData } from '../hooks/isSavingData.js'
import { getView } from './getView.js'

/** What a visitor is likely to go to from the first view; views that are loaded together come along. */
export function preloadNextViews({ store }: Portico): void {
  if (isSavingData()) return
  const state = store.get()
  const next: readonly PlainRouteName[] = selectShownAccount(state)
    ? ['Networks']
    : ['AllWallets', ...(selectCanPair(state) ? (['ConnectingWalletConnect'] as const) : [])]
  for (const name of next) {
    getView({ name })
      .view.load()
      // Whoever goes there is told.
      .catch(() => undefined)
  }
}
