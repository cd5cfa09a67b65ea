import { type PlainRouteName, type Portico, selectCanPair, selectShownAccount } from '@portico/core'
import { getView } from './getView.js'

/** What a visitor is likely to go to from the first view; views that are loaded together come along. */
export function preloadNextViews({ store }: Portico): void {
  if (isSaving(navigator)) return
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

/** Whoever pays by the byte fetches only what is shown. Not every browser says, and the DOM's types leave it out. */
function isSaving(device: Navigator & { readonly connection?: { readonly saveData?: boolean } }): boolean {
  return device.connection?.saveData === true
}
