import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'

declare module '@portico/core' {
  interface RouteMap {
    /** The vault's settings, such as recovery phrase and passphrase. */
    WalletSecurity: { readonly connectorId: string }
  }
}

export const WalletSecurity: ViewDefinition<'WalletSecurity'> = {
  title: titled('walletSecurity'),
  view: lazy(async () => (await import('./WalletSecurityView.js')).WalletSecurityView),
  skeleton: [424],
  level: 'page',
}
