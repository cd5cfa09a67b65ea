import { type Portico, type PorticoState, type Route, watchState } from '@portico/core'
import {
  findLogin,
  listSocials,
  selectIsWatching,
  selectRoute,
  selectShownAccount,
} from '@portico/core/internal'
import { isSavingData } from '../ui/dom/isSavingData.js'
import { LazyEmail } from '../views/connect/LazyEmail.js'
import { LazySocial } from '../views/connect/LazySocial.js'
import { LazyTermsCheckbox, LazyTermsFooter } from '../views/parts/terms/lazyTerms.js'
import { getView } from './getView.js'
import { isLost, LazyNetworkBanner } from './LazyNetworkBanner.js'
import { LazyWatchBanner } from './LazyWatchBanner.js'
import { wideList } from './wideList.js'

export async function preloadViews(portico: Portico): Promise<void> {
  const { store, options } = portico
  const state = store.get()
  const views = [
    ...getRoutes(state).map(route => getView(route).view),
    ...(options.dialog.layout === 'wide' ? [wideList, getView({ name: 'WhatIsAWallet' }).view] : []),
  ]
  const parts = [
    ...(options.dialog.termsUrl || options.dialog.privacyUrl ? [LazyTermsCheckbox, LazyTermsFooter] : []),
    ...(state.features.values.email && findLogin(portico, 'email') ? [LazyEmail] : []),
    ...(listSocials(portico).length > 0 ? [LazySocial] : []),
    ...(isLost(state, options) ? [LazyNetworkBanner] : []),
    ...(selectIsWatching(state) ? [LazyWatchBanner] : []),
  ]
  await Promise.allSettled([...views.map(view => view.load()), ...parts.map(part => part.prepare())])
}

/** Preloads again when the visitor connects, or the wallet switches to an unsupported network. */
export function keepViewsReady(portico: Portico): () => void {
  const preload = () => void preloadViews(portico)
  preload()
  const selectNeeds = (state: PorticoState) =>
    [selectShownAccount(state) !== undefined, isLost(state, portico.options), selectIsWatching(state)].join()
  return watchState(portico, selectNeeds, preload)
}

/** A connected visitor most likely opens the account next. */
function getRoutes(state: PorticoState): readonly Route[] {
  const route = selectRoute(state.router)
  return selectShownAccount(state) && !isSavingData() ? [route, { name: 'Account' }] : [route]
}
