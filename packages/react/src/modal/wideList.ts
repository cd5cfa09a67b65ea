import { lazyView } from './lazyView.js'

/** Beside the view of the route, where the owner wants the wide layout. */
export const wideList = lazyView<typeof import('./connectViews.js'), 'Connect'>(
  () => import('./connectViews.js'),
  views => views.WideList,
)
