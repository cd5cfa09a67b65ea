import type { Portico, RouteName } from '@portico/core'
import { preloadNetworkPictures, selectCanPair, selectShownAccount } from '@portico/core/internal'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { getOfferedConnectors, hasInstalledWallet } from '../views/parts/wallets/getOfferedConnectors.js'
import { viewRegistry } from './getView.js'

/** One view per chunk is enough. */
const local: readonly RouteName[] = ['ConnectingExternal', 'AllWallets']
const remote: readonly RouteName[] = ['ConnectingWalletConnect']

/**
 * Preloads the likely next views. A visitor with a wallet on this device probably uses it, so the views for remote
 * wallets load on demand.
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
  await preloadNetworkPictures(portico)
}

/** A failed load is reported when the visitor opens the view. */
async function load(names: readonly RouteName[]): Promise<void> {
  await Promise.allSettled(names.map(name => viewRegistry[name].view.load()))
}
