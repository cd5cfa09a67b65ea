import { lazyView } from '../lazyView.js'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'
import type { getWalletStrings } from './strings.js'

export const GetWallet: ViewDefinition<'GetWallet', typeof getWalletStrings> = {
  title: titled('getWallet'),
  view: lazyView(() => import('./GetWalletView.js'), 'GetWalletView'),
  skeleton: [31, 56, 56, 56, 56, 48],
}
