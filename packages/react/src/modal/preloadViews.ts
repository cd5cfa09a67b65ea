import {
  type Portico,
  type PorticoState,
  type Route,
  type RouteName,
  selectIsWrongNetwork,
  watchState,
} from '@portico/core'
import { connectorIds, lazy } from '@portico/core/adapter'
import {
  findLogin,
  listSocials,
  preloadNetworkPictures,
  prepareAdapters,
  prepareConnect,
  selectCanPair,
  selectIsWatching,
  selectRoute,
  selectShownAccount,
} from '@portico/core/internal'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { optionalParts } from '../views/optionalParts.js'
import { getOfferedConnectors, hasInstalledWallet } from '../views/parts/wallets/getOfferedConnectors.js'
import { getView, viewRegistry } from './getView.js'

export async function preloadViews(portico: Portico): Promise<void> {
  const { store, options } = portico
  const state = store.get()
  const views = [
    ...getRoutes(state).map(route => getView(route).view),
    ...(options.dialog.layout === 'wide' ? [wideList, getView({ name: 'WhatIsAWallet' }).view] : []),
  ]
  const hasTerms = Boolean(options.dialog.termsUrl || options.dialog.privacyUrl)
  const uses = {
    email: state.features.values.email && findLogin(portico, 'email') !== undefined,
    social: listSocials(portico).length > 0,
    networkBanner: isLost(state, options),
    termsCheckbox: hasTerms,
    termsFooter: hasTerms,
    watchBanner: selectIsWatching(state),
  } satisfies Record<keyof typeof optionalParts, boolean>
  const parts = Object.entries(optionalParts).filter(([name]) => uses[name as keyof typeof uses]) // see `satisfies`
  await Promise.allSettled([...views, ...parts.map(([, part]) => part)].map(part => part.load()))
}

/** Preloads now and again when the visitor connects, or the wallet switches to an unsupported network. */
export function keepViewsReady(portico: Portico): () => void {
  const preload = () => void preloadViews(portico)
  preload()
  if (!isSavingData()) prepareAdapters(portico)
  const selectNeeds = (state: PorticoState) =>
    [selectShownAccount(state) !== undefined, isLost(state, portico.options), selectIsWatching(state)].join()
  return watchState(portico, selectNeeds, preload)
}

/** A connected visitor most likely opens the account next. */
function getRoutes(state: PorticoState): readonly Route[] {
  const route = selectRoute(state.router)
  return selectShownAccount(state) && !isSavingData() ? [route, { name: 'Account' }] : [route]
}

/** Whether the wallet is on a network that the site does not support, and the visitor can switch. */
export function isLost(state: PorticoState, { dialog, allowUnsupportedNetwork }: Portico['options']) {
  return selectIsWrongNetwork(state) && dialog.networkSwitch && !allowUnsupportedNetwork
}

export const wideList = lazy(async () => (await import('../views/connect/WideList.js')).WideList)

/** Preloads the likely next views. Views for remote wallets load on demand if a wallet is installed. */
export async function preloadNextViews(portico: Portico): Promise<void> {
  if (isSavingData()) return
  const state = portico.store.get()
  if (selectShownAccount(state)) await load(['Networks'])
  else {
    await load(['ConnectingExternal'])
    if (selectCanPair(state) && !hasInstalledWallet(getOfferedConnectors(state, portico.options)))
      await load(['ConnectingWalletConnect'])
  }
  await preloadNetworkPictures(portico)
}

/** A failed load is reported when the visitor opens the view. */
async function load(names: readonly RouteName[]): Promise<void> {
  await Promise.allSettled(names.map(name => viewRegistry[name].view.load()))
}

const ignore = () => undefined

export function preloadRoute(portico: Portico, route: Route): void {
  const { view, prepare } = getView(route)
  view.load().catch(ignore)
  prepare?.(portico).catch(ignore)
  const connectorId = getConnectorId(route)
  if (connectorId) prepareConnect(portico, { connectorId }).catch(ignore)
}

function getConnectorId(route: Route): string | undefined {
  if (route.name === 'ConnectingWalletConnect') return connectorIds.walletConnect
  return route.name === 'ConnectingExternal' ? route.connectorId : undefined
}
