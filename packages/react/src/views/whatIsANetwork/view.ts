import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const WhatIsANetwork: ViewDefinition<'WhatIsANetwork'> = {
  title: 'What is a network?',
  view: lazyView(() => import('./WhatIsANetworkView.js'), 'WhatIsANetworkView'),
  skeleton: [112, 64, 64, 64, 20, 68],
}
