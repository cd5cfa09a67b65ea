import { type Portico, type RouteName, selectCanPair, selectShownAccount } from '@portico/core'
import { isSavingData } from '../hooks/isSavingData.js'
import { viewRegistry } from './viewRegistry.js'

/** Those of a group are loaded together. */
const local: readonly RouteName[] = ['ConnectingExternal', 'AllWallets']
const remote: readonly RouteName[] = ['ConnectingWalletConnect']

/**
 * What a visitor is likely to go to from the first view. Most choose a wallet of this device: what is for another one
 * comes after that.
 */
export async function preloadNextViews({ store }: Portico): Promise<void> {
  if (isSavingData()) return
  const state = store.get()
  if (selectShownAccount(state)) return load(['Networks'])
  await load(local)
  if (selectCanPair(state)) await load(remote)
}

/** Whoever goes to one that did not come is told. */
async function load(names: readonly RouteName[]): Promise<void> {
  await Promise.allSettled(names.map(name => viewRegistry[name].view.load()))
}
