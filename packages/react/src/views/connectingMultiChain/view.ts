import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectingMultiChain: ViewDefinition<'ConnectingMultiChain'> = {
  title: 'Choose network',
  view: lazyView(() => import('./ConnectingMultiChainView.js'), 'ConnectingMultiChainView'),
  skeleton: [72, 39, 56, 56],
}
