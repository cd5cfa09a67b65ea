import { lazyView } from '../lazyView.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const OpenWallet: ViewDefinition<'OpenWallet'> = {
  title: 'Request sent',
  view: lazyView(() => import('./OpenWalletView.js'), 'OpenWalletView'),
  skeleton: [136, 68, 60],
}
