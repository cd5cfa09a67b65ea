import { lazyView } from './lazyView.js'

/** The list beside the view in the wide layout. */
export const wideList = lazyView<typeof import('./connectViews.js'), 'Connect'>(
  () => import('./connectViews.js'),
  views => views.WideList,
)
