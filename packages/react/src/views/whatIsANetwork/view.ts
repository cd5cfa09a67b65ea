import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

export const WhatIsANetwork: ViewDefinition<'WhatIsANetwork'> = {
  title: 'What is a network?',
  view: lazy(async () => (await import('./WhatIsANetworkView.js')).WhatIsANetworkView),
  skeleton: [112, 64, 64, 64, 20, 68],
}
