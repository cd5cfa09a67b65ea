import { lazyView } from '../lazyView.js'
import type { helpStrings } from '../parts/help/strings.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const WhatIsAWallet: ViewDefinition<'WhatIsAWallet', typeof helpStrings> = {
  title: 'What is a wallet?',
  view: lazyView(() => import('./WhatIsAWalletView.js'), 'WhatIsAWalletView'),
  skeleton: [112, 64, 64, 64, 20, 68],
}
