import { lazy } from '@portico/core/adapter'
import { titleWallets } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const ConnectWallets: ViewDefinition<'ConnectWallets'> = {
  title: titleWallets,
  view: lazy(async () => (await import('./ConnectWalletsView.js')).ConnectWalletsView),
  skeleton: [22, 56, 56, 56, 56, 56, 36, 36],
}
