import { lazy } from '@portico/core/adapter'
import type { helpStrings } from '../parts/help/strings.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const WhatIsAWallet: ViewDefinition<'WhatIsAWallet', typeof helpStrings> = {
  title: 'What is a wallet?',
  view: lazy(async () => (await import('./WhatIsAWalletView.js')).WhatIsAWalletView),
  skeleton: [112, 64, 64, 64, 20, 68],
}
