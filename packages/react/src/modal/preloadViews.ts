import { type Portico, selectRoute } from '@portico/core'
import { LazyTermsCheckbox, LazyTermsFooter } from '../views/parts/terms/lazyTerms.js'
import { getView } from './getView.js'
import { wideList } from './wideList.js'

/** The view that the modal opens with. Where it does not come, the modal says so itself. */
export async function preloadViews({ store, options }: Portico): Promise<void> {
  const views = [
    getView(selectRoute(store.get().router)).view,
    ...(options.layout === 'wide' ? [wideList, getView({ name: 'WhatIsAWallet' }).view] : []),
  ]
  const terms =
    options.termsConditionsUrl || options.privacyPolicyUrl ? [LazyTermsCheckbox, LazyTermsFooter] : []
  await Promise.allSettled([...views.map(view => view.load()), ...terms.map(part => part.prepare())])
}
