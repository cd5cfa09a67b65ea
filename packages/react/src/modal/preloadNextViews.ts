import { type Portico, type RouteName, selectCanPair, selectShownAccount } from '@portico/core'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { getOfferedConnectors, hasInstalledWallet } from '../views/parts/wallets/getOfferedConnectors.js'
import { viewRegistry } from './viewRegistry.js'

type ConnectViews = typeof import('./connectViews.js')

/** Those of a group are loaded together. */
const local: readonly RouteName[] = ['ConnectingExternal', 'AllWallets']
const remote: readonly RouteName[] = ['ConnectingWalletConnect']

/**
 * What a visitor is likely to go to from the first view. Whoever has a wallet on this device most likely takes that:
 * what is for another device comes when they turn to it.
 */
export async function preloadNextViews(portico: Portico): Promise<void> {
  if (isSavingData()) return
  const state = portico.store.get()
  if (selectShownAccount(state)) await load(['Networks'])
  else {
    await load(local)
    if (selectCanPair(state) && !hasInstalledWallet(getOfferedConnectors(state, portico.options)))
      await load(remote)
  }
  // One that did not come is fetched where it is shown.
  const preloadPictures = ({ preloadNetworkPictures }: ConnectViews) => preloadNetworkPictures(portico)
  await import('./connectViews.js').then(preloadPictures, () => undefined)
}

/** Whoever goes to one that did not come is told. */
async function load(names: readonly RouteName[]): Promise<void> {
  await Promise.allSettled(names.map(name => viewRegistry[name].view.load()))
}
