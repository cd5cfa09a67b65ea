import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const UnsupportedChain: ViewDefinition<'UnsupportedChain'> = {
  title: 'Switch network',
  view: lazyView(() => import('./UnsupportedChainView.js'), 'UnsupportedChainView'),
  skeleton: [221, 56, 56, 72],
  hasBanner: false,
}
