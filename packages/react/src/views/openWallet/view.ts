import { lazy } from '@portico/core/adapter'
import type { ViewDefinition } from '../ViewDefinition.js'

export const OpenWallet: ViewDefinition<'OpenWallet'> = {
  title: 'Request sent',
  view: lazy(async () => (await import('./OpenWalletView.js')).OpenWalletView),
  skeleton: [136, 68, 60],
}
