import { type Portico, selectShownAccount } from '@portico/core'

/** What the modal is about to show beside what comes with it: a connected visitor sees the account first. */
export async function preloadViews({ store }: Portico): Promise<void> {
  if (selectShownAccount(store.get())) await import('./accountViews.js')
}
