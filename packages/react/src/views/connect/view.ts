import { titleWallets } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import { ConnectView } from './ConnectView.js'

export const Connect: ViewDefinition<'Connect'> = {
  title: titleWallets,
  left: 'help',
  view: { get: () => ConnectView, load: async () => ConnectView },
  skeleton: [56, 56, 56, 56],
}
