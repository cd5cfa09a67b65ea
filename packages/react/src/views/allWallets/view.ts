import { lazy } from '@portico/core/adapter'
import { titled } from '../titled.js'
import type { ViewDefinition } from '../ViewDefinition.js'

export const AllWallets: ViewDefinition<'AllWallets'> = {
  title: titled('allWallets'),
  view: lazy(async () => (await import('./AllWalletsView.js')).AllWalletsView),
  prepare: async portico => (await import('../../hooks/internal/useWalletPages.js')).fetchFirstPage(portico),
  skeleton: [48, 432],
}
