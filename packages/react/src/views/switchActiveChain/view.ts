import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const SwitchActiveChain: ViewDefinition<'SwitchActiveChain'> = {
  title: 'Switch network',
  view: lazyView(() => import('./SwitchActiveChainView.js'), 'SwitchActiveChainView'),
  skeleton: [136, 97, 52],
  hasBanner: false,
}
