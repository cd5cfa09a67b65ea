import { readyView } from '../lazyView.js'
import { titleWallets } from '../titleWallets.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import { ConnectView } from './ConnectView.js'

export const Connect: ViewDefinition<'Connect'> = {
  title: titleWallets,
  left: 'help',
  view: readyView(ConnectView),
  skeleton: [56, 56, 56, 56],
}
