import { lazyView } from '../lazyView.js'
import { titleWallets } from '../titleWallets.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectWallets: ViewDefinition<'ConnectWallets'> = {
  title: titleWallets,
  view: lazyView(() => import('./ConnectWalletsView.js'), 'ConnectWalletsView'),
  skeleton: [22, 56, 56, 56, 56, 56, 36, 36],
}
