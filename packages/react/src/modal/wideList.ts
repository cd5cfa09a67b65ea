import { lazyView } from './lazyView.js'

export const wideList = lazyView<typeof import('./connectViews.js'), 'Connect'>(
  () => import('./connectViews.js'),
  views => views.WideList,
)
